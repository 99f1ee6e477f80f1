import type { SearchSchemaInput } from '@tanstack/react-router'
import { POST_CATEGORIES, type PostCategory } from '../../content/posts.ts'
import { firstOf } from '../../search.ts'

export interface BlogSearch {
  /** What is searched for */
  q?: string | undefined
  /** The category, if it is not all */
  category?: PostCategory | undefined
}

/** The search parameters of the blog. A wrong value counts as none, and so does an empty one. */
export const blogSearch = ({ q, category }: BlogSearch & SearchSchemaInput): BlogSearch => ({
  q: firstOf(q) || undefined,
  category: POST_CATEGORIES.find((known) => known === firstOf(category)),
})
