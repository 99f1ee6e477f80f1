import type { SearchSchemaInput } from '@tanstack/react-router'
import { POST_CATEGORIES, type PostCategory } from '../../content/posts.ts'
import { firstOf } from '../../search.ts'

export interface BlogSearch {
  /** The search term */
  q?: string | undefined
  /** The category, if it is not all */
  category?: PostCategory | undefined
}

/** Validates the search parameters of the blog; invalid and empty values are dropped. */
export const blogSearch = ({ q, category }: BlogSearch & SearchSchemaInput): BlogSearch => ({
  q: firstOf(q) || undefined,
  category: POST_CATEGORIES.find((known) => known === firstOf(category)),
})
