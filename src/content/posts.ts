/** The filter of the blog, in its order; `all` filters nothing (specification §2). */
export const CATEGORIES = ['all', 'ai', 'cybersecurity', 'influencerMarketing', 'genZ'] as const

export type Category = (typeof CATEGORIES)[number]
export type PostCategory = Exclude<Category, 'all'>

/** The categories that a post can be in. */
export const POST_CATEGORIES: readonly PostCategory[] = CATEGORIES.filter(
  (category) => category !== 'all',
)

/**
 * The sample posts, newest first. `id` is the anchor that a shared link names: it stays, whatever
 * becomes of the title. `item` is the place in `blogPage.samplePosts`, where the dictionaries keep
 * title, category, author and excerpt; `published` is the day that the feed names.
 */
export const POSTS = [
  { id: 'ai-holds-the-camera', item: 0, published: '2026-10-22', cover: 'cover-ai' },
  { id: 'keep-your-account', item: 1, published: '2026-10-08', cover: 'cover-lock' },
  { id: 'a-brief-that-gets-a-yes', item: 2, published: '2026-09-24', cover: 'cover-brief' },
  { id: 'comments-first', item: 3, published: '2026-09-10', cover: 'cover-eye' },
  { id: 'ghost-followers', item: 4, published: '2026-08-27', cover: 'cover-ghost' },
  { id: 'false-brand-mail', item: 5, published: '2026-08-13', cover: 'cover-mail' },
] as const
