import type { Language } from '../../src/i18n/languages.ts'
import { loadAllTexts } from '../../src/i18n/load-texts.ts'
import { loadedTexts } from '../../src/i18n/loaded-texts.ts'
import { textsOf } from '../i18n/texts.ts'

/** `{{one|few|many}}`: the forms of a plural */
const PLURAL = /\{\{([^}]*)\}\}/g
/** `{day|{1:er,*:}}`: texts to choose from, by an argument */
const CHOICE = /\{\w+\|\{([^}]*)\}\}/g
const ARGUMENT = /\{\w+(:\w+)?\}/g

/** What a visitor reads of a text: all forms of its plurals, all choices, no names of arguments. */
export const proseOf = (text: string): string =>
  text
    .replace(PLURAL, (_, forms: string) => forms.replaceAll('|', ' '))
    .replace(CHOICE, (_, texts: string) => texts.replace(/(^|,)[^:]*:/g, ' '))
    .replace(ARGUMENT, '')

export async function dictionaryTexts(language: Language): Promise<string[]> {
  await loadAllTexts()
  return [...textsOf(loadedTexts[language]).values()].map(proseOf)
}
