import type { ArtName } from './art.ts'
import { entriesWithId } from './entries-with-id.ts'
import type { PostId } from './post-ids.ts'

/** The categories of the filter, in order; `all` filters nothing (specification, Blog). */
export const CATEGORIES = ['all', 'ai', 'cybersecurity', 'influencerMarketing', 'genZ'] as const

export type Category = (typeof CATEGORIES)[number]
export type PostCategory = Exclude<Category, 'all'>

/** The categories of posts. */
export const POST_CATEGORIES: readonly PostCategory[] = CATEGORIES.filter(
  (category) => category !== 'all',
)

export interface PostFacts {
  /** Publication date, also in the feed */
  published: string
  cover: Extract<ArtName, `cover-${string}`>
  /** Whom the article leads on to their page */
  audience: 'creators' | 'brands'
}

/**
 * The sample posts. Their words are `blogPage.samplePosts` in the dictionaries, their texts are
 * `articles/<id>/<language>.md`.
 */
const REGISTRY = {
  'mark-the-ad': { published: '2026-11-05', cover: 'cover-tag', audience: 'creators' },
  'ai-holds-the-camera': { published: '2026-10-22', cover: 'cover-ai', audience: 'creators' },
  'keep-your-account': { published: '2026-10-08', cover: 'cover-lock', audience: 'creators' },
  'a-brief-that-gets-a-yes': { published: '2026-09-24', cover: 'cover-brief', audience: 'brands' },
  'comments-first': { published: '2026-09-10', cover: 'cover-eye', audience: 'creators' },
  'ghost-followers': { published: '2026-08-27', cover: 'cover-ghost', audience: 'brands' },
  'false-brand-mail': { published: '2026-08-13', cover: 'cover-mail', audience: 'creators' },
} as const satisfies Record<PostId, PostFacts>

/** All posts, newest first. */
export const POSTS = entriesWithId<PostId, PostFacts>(REGISTRY)
  // `localeCompare` would load the browser's rules for languages, some 25 ms on a phone.
  .sort((a, b) => (a.published < b.published ? 1 : -1))
