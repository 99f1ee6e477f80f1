import type { Submission } from './api.ts'
import type { InquiryFailure } from './inquiry-failure.ts'

/** The response to a form sent without JavaScript. */
export interface FormAnswer {
  /** What was sent, with the key and token for a retry */
  submission: Submission
  /** Why the form is shown again; `null` when the inquiry is stored */
  failure: InquiryFailure | null
}

/** A form that is shown again. */
export interface ReturnedForm extends FormAnswer {
  failure: InquiryFailure
}

/** Renders the response as an HTML document (src/answer.tsx). */
export type RenderAnswer = (answer: FormAnswer) => Promise<string>
