import type { FormAnswer } from './contact/form-answer.ts'
import type { LanguageActor } from './machines/language.machine.ts'

export interface RouterContext {
  language: LanguageActor
  /** Only on the server: replaces the contact page (src/answer.tsx) */
  answer?: FormAnswer
  /** Only on the server: an unknown path is not redirected */
  keepsPath?: true
}
