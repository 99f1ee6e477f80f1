import { experimentalParseMessage as parseMessage } from 'typesafe-i18n/parser'
import type { Translations } from '../../src/i18n/i18n-types.ts'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'
import type { Language } from '../../src/i18n/languages.ts'

export { proseOf } from '../../scripts/assets/dictionary-texts.ts'
export { textsOf } from '../../scripts/i18n/texts.ts'

loadAllLocales()

/** Everything that each language says, on whatever page. */
export const DICTIONARIES: Readonly<Record<Language, Translations>> = { ...loadedLocales }

/** Names of the arguments that a text takes: `Through {minutes:number} {{…}}` → `['minutes']`. */
export const argumentsOf = (text: string): string[] => [
  ...new Set(parseMessage(text).flatMap((part) => (part.kind === 'text' ? [] : [part.key]))),
]

/** The plural forms of a text, each a record from CLDR's category to the word. */
export const pluralsOf = (text: string): Partial<Record<Intl.LDMLPluralRule, string>>[] =>
  parseMessage(text).filter((part) => part.kind === 'plural')
