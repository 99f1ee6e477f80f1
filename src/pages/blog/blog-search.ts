import { POST_CATEGORIES, type PostCategory } from '../../content/posts.ts'
import { firstOf, type RawSearch } from '../../urls/search.ts'

export interface BlogSearch {
  /** The search term */
  q?: string | undefined
  /** The category, if it is not all */
  category?: PostCategory | undefined
}

/** Reads the search parameters of the blog; invalid and empty values are ignored. */
export const readBlogSearch = ({ q, category }: RawSearch<BlogSearch>): BlogSearch => ({
  q: firstOf(q) || undefined,
  category: POST_CATEGORIES.find((known) => known === firstOf(category)),
})
