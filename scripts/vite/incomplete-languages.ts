import type { Plugin } from 'vite'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { unbalancedTexts } from '../i18n/braces.ts'
import { textsOf } from '../i18n/texts.ts'

/** Whether a dictionary has every text of another. */
const covers = (dictionary: unknown, texts: unknown): boolean =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).every(([key, text]) => covers(Object(dictionary)[key], text))
    : typeof dictionary === typeof texts

type Dictionaries = Readonly<Record<Language, object>>

function allDictionaries(): Dictionaries {
  loadAllLocales()
  return loadedLocales
}

/** The languages that lack a text which English has: with them, English is loaded too. */
export function incompleteLanguages(dictionaries = allDictionaries()): Language[] {
  const english = dictionaries[DEFAULT_LANGUAGE]
  return LANGUAGE_CODES.filter((language) => !covers(dictionaries[language], english))
}

/**
 * Tells the browser which dictionaries are incomplete, so that it loads English beside them. Stops at
 * an unbalanced brace, on which the parser of typesafe-i18n would hang.
 */
export const incompleteLanguagesPlugin = (): Plugin => ({
  name: 'incomplete-languages',
  config() {
    const dictionaries = allDictionaries()
    const unbalanced = LANGUAGE_CODES.flatMap((code) =>
      unbalancedTexts(code, textsOf(dictionaries[code])),
    )
    if (unbalanced.length > 0) throw new Error(unbalanced.join('\n'))
    const languages = incompleteLanguages(dictionaries)
    const value = languages.length > 0 ? JSON.stringify(languages) : 'undefined'
    return { define: { __INCOMPLETE_LANGUAGES__: value } }
  },
})
