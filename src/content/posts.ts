import type { Audience } from './audience.ts'
import { entriesWithId } from './entries-with-id.ts'
import type { PostId } from './post-ids.ts'

/** The categories of the filter, in order; `all` filters nothing (specification, Blog). */
export const CATEGORIES = ['all', 'ai', 'cybersecurity', 'influencerMarketing', 'genZ'] as const

export type Category = (typeof CATEGORIES)[number]
export type PostCategory = Exclude<Category, 'all'>

export const POST_CATEGORIES: readonly PostCategory[] = CATEGORIES.filter(
  (category) => category !== 'all',
)

export interface PostFacts {
  /** Publication date, also in the feed */
  published: string
  /** The day on which the facts of its text were checked, if they age */
  asOf?: string
  /** Whom the article leads on to their page */
  audience: Audience
}

/**
 * The sample posts. Their words are `blogPage.samplePosts` in the dictionaries, their texts are
 * `articles/<id>/<language>.md`, their covers `scripts/assets/art/covers.ts`.
 */
const REGISTRY = {
  'mark-the-ad': { published: '2026-11-05', asOf: '2026-11-24', audience: 'creator' },
  'ai-holds-the-camera': { published: '2026-10-22', asOf: '2026-11-24', audience: 'creator' },
  'keep-your-account': { published: '2026-10-08', asOf: '2026-11-24', audience: 'creator' },
  'a-brief-that-gets-a-yes': { published: '2026-09-24', asOf: '2026-11-24', audience: 'brand' },
  'comments-first': { published: '2026-09-10', asOf: '2026-11-24', audience: 'creator' },
  'ghost-followers': { published: '2026-08-27', asOf: '2026-11-24', audience: 'brand' },
  'false-brand-mail': { published: '2026-08-13', asOf: '2026-11-24', audience: 'creator' },
} as const satisfies Record<PostId, PostFacts>

export const factsOf = (id: PostId): PostFacts => REGISTRY[id]

/** The day of its last change, in feeds, sitemap and structured data alike */
export const changedOf = ({ published, asOf = '' }: PostFacts): string =>
  asOf > published ? asOf : published

type Published = Pick<PostFacts, 'published'>

export const newestFirst = (a: Published, b: Published): number =>
  Date.parse(b.published) - Date.parse(a.published)

/** All posts, newest first; those of one day as above. */
export const POSTS = entriesWithId<PostId, PostFacts>(REGISTRY).sort(newestFirst)
