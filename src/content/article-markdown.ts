import type { Language } from '../i18n/languages.ts'
import { POST_IDS, type PostId } from './post-ids.ts'

/** The articles as they were written (`scripts/vite/articles.ts` leaves these alone), a chunk for each language */
const files = import.meta.glob<string>('./articles/*/*.md', { query: '?raw', import: 'default' })

/** The text of each article in a language, in Markdown. */
export async function loadMarkdown(language: Language): Promise<Record<PostId, string>> {
  const texts = POST_IDS.map(async (id) => {
    const text = await files[`./articles/${id}/${language}.md`]?.()
    return [id, text ?? '']
  })
  return Object.fromEntries(await Promise.all(texts))
}
