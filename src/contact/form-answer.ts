import type { Submission } from './api.ts'
import type { InquiryFailure } from './inquiry-failure.ts'

/** What a form that was sent without JavaScript is answered with. */
export interface FormAnswer {
  /** What was sent; with the key and the token under which it may be sent again */
  submission: Submission
  /** Why the form is shown again; `null`: the inquiry is stored, and thanked for */
  failure: InquiryFailure | null
}

/** A form that comes back to its visitor. */
export interface ReturnedForm extends FormAnswer {
  failure: InquiryFailure
}

/** Draws the answer as a whole HTML document (src/answer.tsx). */
export type RenderAnswer = (answer: FormAnswer) => Promise<string>
