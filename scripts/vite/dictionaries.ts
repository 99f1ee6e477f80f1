import type { Literal, Program } from 'acorn'
import { full } from 'acorn-walk'
import type { Plugin } from 'vite'
import { type AllTexts, BASE_LANGUAGE, languagesIn, readAllTexts } from '../i18n/texts.ts'

const FOLDER = 'src/i18n'

/**
 * A dictionary: `src/i18n/fr/index.ts`, or `src/i18n/fr/blogPage/index.ts` for one page's messages.
 */
export const DICTIONARY = /\/src\/i18n\/([a-z]{2})\/(?:(\w+)\/)?index\.ts$/

const PLACEHOLDER = /\{[^{}]*\}/g

/** Whether each brace of a text has its partner: the parser of typesafe-i18n hangs on one that has none. */
export function isBalanced(text: string): boolean {
  // Twice: a plural is a placeholder in a pair of braces.
  const rest = text.replace(PLACEHOLDER, '').replace(PLACEHOLDER, '')
  return !/[{}]/.test(rest)
}

/** The languages that lack a text which English has: with them, English is loaded too. */
export function incompleteLanguages(all: AllTexts): string[] {
  const keys = [...(all.get(BASE_LANGUAGE)?.keys() ?? [])]
  return [...all].filter(([, texts]) => !keys.every((key) => texts.has(key))).map(([code]) => code)
}

/** Takes the changed texts into the page that is open. */
const hotUpdateOf = (language: string, namespace: string | undefined) => `
import { replaceTexts } from '/${FOLDER}/hot-texts.ts'
import.meta.hot.accept((module) => module && replaceTexts(${JSON.stringify(language)}, module.default, ${JSON.stringify(namespace)}))
`

/**
 * Tells the browser which dictionaries are incomplete, so that it loads English beside them; names a brace
 * without a partner, on which the parser of typesafe-i18n would hang; shows a changed text at once.
 */
export const dictionaries = (): Plugin => ({
  name: 'dictionaries',
  async config(_, { mode, command }) {
    const isDevelopment = command === 'serve' && mode !== 'test'
    // While texts are being written any language may lack one.
    const languages = isDevelopment
      ? await languagesIn(FOLDER)
      : incompleteLanguages(await readAllTexts(FOLDER))
    const value = languages.length > 0 ? JSON.stringify(languages) : 'undefined'
    return { define: { __INCOMPLETE_LANGUAGES__: value } }
  },
  transform: {
    filter: { id: DICTIONARY },
    handler(code, id) {
      const program = this.parse(code) as unknown as Program
      full(program, (node) => {
        const { value } = node as Partial<Literal>
        if (typeof value === 'string' && !isBalanced(value))
          this.error(`A brace has no partner in “${value}”`, node.start)
      })
      const { mode, name } = this.environment
      if (mode !== 'dev' || name !== 'client') return undefined
      const [, language = '', namespace] = DICTIONARY.exec(id) ?? []
      return { code: code + hotUpdateOf(language, namespace), map: null }
    },
  },
})
