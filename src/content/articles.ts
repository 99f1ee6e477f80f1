import type { MDXContent } from 'mdx/types'
import type { Language } from '../i18n/languages.ts'
import { loadOnce } from '../i18n/load-once.ts'
import type { PostId } from './post-ids.ts'

/** Some words, and their language if it is not the page's */
export interface Words {
  text: string
  lang?: string | undefined
}

/** How an ad is labelled in a country, as the article lists it under this id */
export interface Label {
  id: string
  country: string
  /** Up to the first comma, and after it */
  first: Words[]
  others: Words[]
  /** The first word of all */
  word: Words
}

/** What the page of an article shows beside its text; `scripts/vite/articles.ts` reads it from there. */
export interface ArticleFacts {
  /** What the reader does first, in a sentence */
  first: string
  /** Sections, in order: the id of the heading and its text */
  sections: { id: string; title: string }[]
  /** The labels of an ad by country */
  labels: Label[]
  /** Words of the text, without its sources */
  words: number
  /** Reading time */
  minutes: number
}

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
