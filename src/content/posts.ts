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
 * becomes of the title. `texts` is where the dictionaries keep title, category, author and excerpt.
 */
export const POSTS = [
  { id: 'ai-holds-the-camera', texts: 'blogPage.samplePosts.0', cover: 'cover-ai' },
  { id: 'keep-your-account', texts: 'blogPage.samplePosts.1', cover: 'cover-lock' },
  { id: 'a-brief-that-gets-a-yes', texts: 'blogPage.samplePosts.2', cover: 'cover-brief' },
  { id: 'comments-first', texts: 'blogPage.samplePosts.3', cover: 'cover-eye' },
  { id: 'ghost-followers', texts: 'blogPage.samplePosts.4', cover: 'cover-ghost' },
  { id: 'false-brand-mail', texts: 'blogPage.samplePosts.5', cover: 'cover-mail' },
] as const
