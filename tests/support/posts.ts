import { readFileSync } from 'node:fs'
import { POST_IDS } from '../../src/content/post-ids.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { Translate } from '../../src/i18n/t.ts'
import { type FindPassage, findPassageIn } from '../../src/pages/blog/passages.ts'
import { findPosts, type Post, readPosts } from '../../src/pages/blog/posts.ts'
import { textsIn } from './texts.ts'

/** The search in the articles of a language. */
export const passagesOf = (language: Language): FindPassage =>
  findPassageIn(
    Object.fromEntries(
      POST_IDS.map((id) => [id, readFileSync(`src/content/articles/${id}/${language}.md`, 'utf8')]),
    ),
  )

/** A word that one post alone has, in a language, and that post. */
export function wordOfOnePost(language: Language): { word: string; post: Post } {
  const t = textsIn(language)
  const findPassage = passagesOf(language)
  for (const post of readPosts(t)) {
    const word = `${post.title} ${post.excerpt}`
      .split(/\P{Letter}+/u)
      .find((each) => each.length > 3 && findPosts(t, { q: each }, findPassage).length === 1)
    if (word) return { word, post }
  }
  throw new Error('No post has a word of its own.')
}

/** The title of the post at an index of the list, of the newest by default */
export function titleOfPost(t: Translate, index = 0): string {
  const post = readPosts(t)[index]
  if (!post) throw new Error(`There is no post at index ${index}.`)
  return post.title
}
