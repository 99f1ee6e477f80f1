import type { Translate } from '../../src/i18n/t.ts'
import { findPosts, type Post, readPosts } from '../../src/pages/blog/posts.ts'

/** A word that one post alone has, in the language of `t`, and that post. */
export function wordOfOnePost(t: Translate): { word: string; post: Post } {
  for (const post of readPosts(t)) {
    const word = `${post.title} ${post.excerpt}`
      .split(/\P{Letter}+/u)
      .find((each) => each.length > 3 && findPosts(t, { q: each }).length === 1)
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
