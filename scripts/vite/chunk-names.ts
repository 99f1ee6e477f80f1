import { basename, dirname } from 'node:path'
import { DICTIONARY } from './dictionaries.ts'

const ARTICLE = /\/src\/content\/articles\/.+\.md$/

/**
 * How Rolldown names files that are called alike: `fr`, `fr-blogPage`, `keep-your-account-fr`. Every
 * other file has its own name.
 */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return `assets/${nameOf(facadeModuleId ?? '') ?? '[name]'}-[hash].js`
}

function nameOf(id: string): string | undefined {
  if (ARTICLE.test(id)) return `${basename(dirname(id))}-${basename(id, '.md')}`
  const [, language, namespace] = DICTIONARY.exec(id) ?? []
  return namespace ? `${language}-${namespace}` : language
}
