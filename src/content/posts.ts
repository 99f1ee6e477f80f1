import type { Translations } from '../i18n/i18n-types.ts'
import type { ArtName } from './art.ts'
import { entriesWithId } from './entries-with-id.ts'

/** The categories of the filter, in order; `all` filters nothing (specification, Blog). */
export const CATEGORIES = ['all', 'ai', 'cybersecurity', 'influencerMarketing', 'genZ'] as const

export type Category = (typeof CATEGORIES)[number]
export type PostCategory = Exclude<Category, 'all'>

/** The categories of posts. */
export const POST_CATEGORIES: readonly PostCategory[] = CATEGORIES.filter(
  (category) => category !== 'all',
)

export interface PostFacts {
  /** Publication date in the feed */
  published: string
  cover: ArtName
}

/** The sample posts: the key is their anchor and the key of their texts. */
const REGISTRY = {
  'ai-holds-the-camera': { published: '2026-10-22', cover: 'cover-ai' },
  'keep-your-account': { published: '2026-10-08', cover: 'cover-lock' },
  'a-brief-that-gets-a-yes': { published: '2026-09-24', cover: 'cover-brief' },
  'comments-first': { published: '2026-09-10', cover: 'cover-eye' },
  'ghost-followers': { published: '2026-08-27', cover: 'cover-ghost' },
  'false-brand-mail': { published: '2026-08-13', cover: 'cover-mail' },
} as const satisfies Record<PostId, PostFacts>

export type PostId = keyof Translations['blogPage']['samplePosts']

/** All posts, newest first. */
export const POSTS = entriesWithId<PostId, PostFacts>(REGISTRY)
  // `localeCompare` would load the browser's rules for languages, some 25 ms on a phone.
  .sort((a, b) => (a.published < b.published ? 1 : -1))
