import type { Language } from './languages.ts'
import type { Namespace, Texts } from './types.ts'

/** The texts that have been loaded; TypeScript takes them for all. */
export const loadedTexts = {} as Record<Language, Texts>

/** Adds the texts of a page or, without a namespace, those of every page; or replaces them. */
export function putTexts(language: Language, texts: object, namespace?: Namespace): void {
  const added = namespace ? { [namespace]: texts } : texts
  loadedTexts[language] = { ...loadedTexts[language], ...added }
}
