/**
 * A dictionary: `src/i18n/fr/index.ts`, or `src/i18n/fr/blogPage/index.ts` for one page's words.
 */
const DICTIONARY = /\/src\/i18n\/([a-z]{2})\/(?:(\w+)\/)?index\.ts$/

/** How Rolldown names a file of words: `fr`, `fr-blogPage`. Every other file has its own name. */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, namespace] = DICTIONARY.exec(facadeModuleId ?? '') ?? []
  const words = namespace ? `${language}-${namespace}` : language
  return `assets/${words ?? '[name]'}-[hash].js`
}
