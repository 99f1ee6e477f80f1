import type { PostId } from '../../content/post-ids.ts'
import {
  factsOf,
  POST_CATEGORIES,
  POSTS,
  type PostCategory,
  type PostFacts,
} from '../../content/posts.ts'
import { foldText } from '../../i18n/fold-text.ts'
import type { Translate } from '../../i18n/t.ts'
import type { BlogSearch } from './blog-search.ts'
import type { FindPassage, Passage } from './passages.ts'

/** A post in one language, without its text. */
export interface Post extends PostFacts {
  id: PostId
  title: string
  category: PostCategory
  author: string
  excerpt: string
}

function categoryOf(id: PostId, key: string): PostCategory {
  const category = POST_CATEGORIES.find((known) => known === key)
  if (category) return category
  throw new Error(
    `blogPage.samplePosts.${id}.categoryKey is "${key}": write one of ${POST_CATEGORIES.join(', ')}`,
  )
}

/** A post in the language of `t`. */
export const readPost = (t: Translate, id: PostId): Post => ({
  id,
  ...factsOf(id),
  title: t(`blogPage.samplePosts.${id}.title`),
  category: categoryOf(id, t(`blogPage.samplePosts.${id}.categoryKey`)),
  author: t(`blogPage.samplePosts.${id}.author`),
  excerpt: t(`blogPage.samplePosts.${id}.excerpt`),
})

/** All posts, newest first. */
export const readPosts = (t: Translate): Post[] => POSTS.map(({ id }) => readPost(t, id))

export interface FoundPost extends Post {
  /** Where only the text of the article has what was searched for */
  passage?: Passage | undefined
}

/**
 * The posts in a category that contain every word searched for, in title, excerpt, author, category or
 * the text of the article, whatever the accents and in any order. Those that only the text has come last.
 */
export function findPosts(
  t: Translate,
  { q = '', category }: BlogSearch,
  findPassage?: FindPassage | null,
): FoundPost[] {
  const terms = foldText(q).split(/\s+/)
  const found = readPosts(t).flatMap((post): FoundPost[] => {
    if (category && post.category !== category) return []
    const name = t(`blogPage.categories.${post.category}`)
    const summary = foldText([post.title, post.excerpt, post.author, name].join(' '))
    const others = terms.filter((term) => !summary.includes(term))
    if (others.length === 0) return [post]
    const passage = findPassage?.(post.id, others)
    return passage ? [{ ...post, passage }] : []
  })
  return found.toSorted((a, b) => Number('passage' in a) - Number('passage' in b))
}
