import { INQUIRIES_PATH, RECEIVED_PATH, type Submission } from './api.ts'
import type { InquiryFailure } from './inquiry-failure.ts'

/** A form that is shown again. */
export interface ReturnedForm {
  /** What was sent, with the key and token for a retry */
  submission: Submission
  failure: InquiryFailure
  /** The name of the partner who has the other half of the ticket, as the query says */
  partnerName?: string | undefined
}

/** What the URLs around a form say of it; nothing that was typed. */
export type FormQuery = Pick<Submission, 'language' | 'type' | 'event'> &
  Pick<ReturnedForm, 'partnerName'>

/** The response to a form sent without JavaScript: the form again, or thanks for an inquiry. */
export type FormResponse = ReturnedForm | { submission: FormQuery; failure: null }

/** Renders the response as an HTML document (src/app/server-renderers.tsx). */
export type RenderResponse = (response: FormResponse) => Promise<string>

/** Where a form is sent without JavaScript; a browser's GET is redirected to the form. */
export function formAction({ language, type, event, partnerName: half }: FormQuery): string {
  const search = { language, type, ...(event && { event }), ...(half && { half }) }
  return `${INQUIRIES_PATH}?${new URLSearchParams(search)}`
}

/** Where the thanks are read. */
export const receivedUrl = ({ language, type, event }: FormQuery): string =>
  `${RECEIVED_PATH}?${new URLSearchParams({ language, type, ...(event && { event }) })}`
