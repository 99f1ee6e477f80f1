import type { FormAnswer } from './contact/form-answer.ts'
import type { LanguageActor } from './machines/language.machine.ts'

/** What every route can rely on. */
export interface RouterContext {
  language: LanguageActor
  /** Only on the server: what stands in place of the contact page (src/answer.tsx) */
  answer?: FormAnswer
  /** Only on the server: the path is that of no page, and is not corrected */
  keepsPath?: true
}
