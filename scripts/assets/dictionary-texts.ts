import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { textsOf } from '../i18n/texts.ts'

/** `{{one|few|many}}`: the forms of a plural */
const PLURAL = /\{\{([^}]*)\}\}/g
const ARGUMENT = /\{\w+(:\w+)?\}/g

/** What a visitor reads of a text: all forms of its plurals, no names of arguments. */
export const proseOf = (text: string): string =>
  text.replace(PLURAL, (_, forms: string) => forms.replaceAll('|', ' ')).replace(ARGUMENT, '')

/** Every text of one language's dictionary. */
export function dictionaryTexts(language: Language): string[] {
  loadAllLocales()
  return [...textsOf(loadedLocales[language] ?? {}).values()].map(proseOf)
}
