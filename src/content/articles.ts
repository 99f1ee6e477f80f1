import type { MDXContent } from 'mdx/types'
import type { Language } from '../i18n/languages.ts'
import { loadOnce } from '../i18n/load-once.ts'
import type { ArticleFacts } from './article.ts'
import type { PostId } from './post-ids.ts'

/** The text of a post in one language, compiled by `scripts/vite/articles.ts`. */
export interface Article {
  default: MDXContent
  facts: ArticleFacts
}

const files = import.meta.glob<Article>('./articles/*/*.md')

const loaded = new Map<string, Article>()

export const loadArticle = loadOnce(async (id: PostId, language: Language) => {
  const path = `./articles/${id}/${language}.md`
  const file = files[path]
  if (!file) throw new Error(`There is no src/content/${path.slice(2)}`)
  const article = await file()
  loaded.set(path, article)
  return article
})

/** The article, if it has been loaded. */
export const loadedArticle = (id: PostId, language: Language): Article | undefined =>
  loaded.get(`./articles/${id}/${language}.md`)
