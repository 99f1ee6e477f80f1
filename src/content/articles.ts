import type { MDXContent } from 'mdx/types'
import type { Language } from '../i18n/languages.ts'
import type { ArticleFacts } from './article.ts'
import type { PostId } from './post-ids.ts'

/** The text of a post in one language, compiled by `scripts/vite/articles.ts`. */
export interface Article {
  default: MDXContent
  facts: ArticleFacts
}

const files = import.meta.glob<Article>('./articles/*/*.md')

const loads = new Map<string, Promise<Article>>()
const loaded = new Map<string, Article>()

/** Loads an article once; a failed load can be retried. */
export function loadArticle(id: PostId, language: Language): Promise<Article> {
  const path = `./articles/${id}/${language}.md`
  const load = loads.get(path) ?? importArticle(path)
  loads.set(path, load)
  load.catch(() => loads.delete(path))
  return load
}

async function importArticle(path: string): Promise<Article> {
  const file = files[path]
  if (!file) throw new Error(`There is no src/content/${path.slice(2)}`)
  const article = await file()
  loaded.set(path, article)
  return article
}

/** The article, if it has been loaded. */
export const loadedArticle = (id: PostId, language: Language): Article | undefined =>
  loaded.get(`./articles/${id}/${language}.md`)
