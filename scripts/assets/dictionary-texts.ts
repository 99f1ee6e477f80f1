import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'
import type { Language } from '../../src/i18n/languages.ts'

/** Every text of one language's dictionary, with the names of its arguments taken out. */
export function dictionaryTexts(language: Language): string[] {
  loadAllLocales()
  return leaves(loadedLocales[language]).map((text) => text.replace(/\{\w+(:\w+)?\}/g, ''))
}

function leaves(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(leaves) : []
}
