/**
 * A dictionary: `src/i18n/fr/index.ts`, or `src/i18n/fr/blogPage/index.ts` for one page's messages.
 */
const DICTIONARY = /\/src\/i18n\/([a-z]{2})\/(?:(\w+)\/)?index\.ts$/

/** How Rolldown names a file of messages: `fr`, `fr-blogPage`. Every other file has its own name. */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, namespace] = DICTIONARY.exec(facadeModuleId ?? '') ?? []
  const messages = namespace ? `${language}-${namespace}` : language
  return `assets/${messages ?? '[name]'}-[hash].js`
}
