import { INQUIRIES_PATH, RECEIVED_PATH, type Submission } from './api.ts'
import type { InquiryFailure } from './inquiry-failure.ts'

/** A form that is shown again. */
export interface ReturnedForm {
  /** What was sent, with the key and token for a retry */
  submission: Submission
  failure: InquiryFailure
}

/** What the addresses around a form say of it; nothing that was typed. */
export type FormKind = Pick<Submission, 'language' | 'type'>

/** The response to a form sent without JavaScript: the form again, or thanks for an inquiry. */
export type FormResponse = ReturnedForm | { submission: FormKind; failure: null }

/** Renders the response as an HTML document (src/app/response.tsx). */
export type RenderResponse = (response: FormResponse) => Promise<string>

const queryOf = ({ language, type }: FormKind) => `?${new URLSearchParams({ language, type })}`

/** Where a form is sent without JavaScript; who asks for it as a page gets the form. */
export const formAction = (kind: FormKind): string => INQUIRIES_PATH + queryOf(kind)

/** Where the thanks are read. */
export const receivedAddress = (kind: FormKind): string => RECEIVED_PATH + queryOf(kind)
