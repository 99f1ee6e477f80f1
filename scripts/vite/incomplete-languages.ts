import type { Plugin } from 'vite'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'

/** Whether a dictionary has every text of another. */
const covers = (dictionary: unknown, texts: unknown): boolean =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).every(([key, text]) => covers(Object(dictionary)[key], text))
    : typeof dictionary === typeof texts

/** The languages that lack a text which English has: with them, English is loaded too. */
export function incompleteLanguages(): Language[] {
  loadAllLocales()
  const english = loadedLocales[DEFAULT_LANGUAGE]
  return LANGUAGE_CODES.filter((language) => !covers(loadedLocales[language], english))
}

/** Tells the browser which dictionaries are incomplete, so that it loads English beside them. */
export const incompleteLanguagesPlugin = (): Plugin => ({
  name: 'incomplete-languages',
  config() {
    const languages = incompleteLanguages()
    const value = languages.length > 0 ? JSON.stringify(languages) : 'undefined'
    return { define: { __INCOMPLETE_LANGUAGES__: value } }
  },
})
