import type { SearchSchemaInput } from '@tanstack/react-router'
import { POST_CATEGORIES, type PostCategory } from '../../content/posts.ts'

export interface BlogSearch {
  /** What is searched for */
  q?: string | undefined
  /** The category, if it is not all */
  category?: PostCategory | undefined
}

/** The search parameters of the blog. A wrong value counts as none, and so does an empty one. */
export const blogSearch = ({ q, category }: BlogSearch & SearchSchemaInput): BlogSearch => ({
  q: textOf(q) || undefined,
  category: POST_CATEGORIES.find((known) => known === category),
})

/** The router reads `?q=2026` as a number and `?q=true` as a boolean. */
const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
