import type { LanguageActor } from './machines/language.machine.ts'

/** What every route can rely on. */
export interface RouterContext {
  language: LanguageActor
}
