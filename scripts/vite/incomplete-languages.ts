import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'

const dictionaryOf = async (language: Language): Promise<unknown> =>
  (await import(new URL(`../../src/i18n/${language}/index.ts`, import.meta.url).href)).default

/** Whether a dictionary has every text of another. */
const covers = (dictionary: unknown, texts: unknown): boolean =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).every(([key, text]) => covers(Object(dictionary)[key], text))
    : typeof dictionary === typeof texts

/** The languages that lack a text which English has: with them, English is loaded too. */
export async function incompleteLanguages(): Promise<Language[]> {
  const english = await dictionaryOf(DEFAULT_LANGUAGE)
  const lacksText = await Promise.all(
    LANGUAGE_CODES.map(async (language) => !covers(await dictionaryOf(language), english)),
  )
  return LANGUAGE_CODES.filter((_, index) => lacksText[index])
}

/** Tells the browser which dictionaries are incomplete, so that it loads English beside them. */
export const incompleteLanguagesPlugin = (): Plugin => ({
  name: 'incomplete-languages',
  async config() {
    const languages = await incompleteLanguages()
    const value = languages.length > 0 ? JSON.stringify(languages) : 'undefined'
    return { define: { __INCOMPLETE_LANGUAGES__: value } }
  },
})
