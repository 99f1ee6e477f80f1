import type { Texts } from '../i18n/types.ts'

/**
 * The posts of the blog. Apart from everything else about them (`posts.ts`), because every page
 * knows their URLs.
 */
export const POST_IDS = [
  'mark-the-ad',
  'ai-holds-the-camera',
  'keep-your-account',
  'a-brief-that-gets-a-yes',
  'comments-first',
  'ghost-followers',
  'false-brand-mail',
] as const satisfies readonly (keyof Texts['blogPage']['samplePosts'])[]

export type PostId = (typeof POST_IDS)[number]
