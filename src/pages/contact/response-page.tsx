import type { FormResponse } from '../../contact/form-response.ts'
import { ContactPage } from './contact-page.tsx'
import { ReceivedResponse } from './received.tsx'

/** The response to a form sent without JavaScript: a confirmation, or the form again. */
export function ResponsePage({ submission, failure }: FormResponse) {
  const { type } = submission
  if (!failure) return <ReceivedResponse type={type} />
  return <ContactPage type={type} event={undefined} returned={{ submission, failure }} />
}
