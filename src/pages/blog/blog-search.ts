import * as z from 'zod/mini'
import { POST_CATEGORIES } from '../../content/posts.ts'

/** The router reads `?q=2026` as a number and `?q=true` as a boolean. */
const text = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))

/**
 * The search parameters of the blog: what is searched for, and the category if it is not all.
 * A wrong value counts as none, and so does an empty one.
 */
export const blogSearch = z.object({
  q: z.catch(z.optional(z.pipe(text, z.string().check(z.minLength(1)))), undefined),
  category: z.catch(z.optional(z.enum(POST_CATEGORIES)), undefined),
})

export type BlogSearch = z.infer<typeof blogSearch>
