/** A post that is registered halfway does not compile. TypeScript itself is the test. */
import type { PostId } from '../../src/content/post-ids.ts'
import type { PostFacts } from '../../src/content/posts.ts'
import type { NamespaceBlogPageTranslation } from '../../src/i18n/i18n-types.ts'

const facts = {
  published: '2026-10-22',
  audience: 'creators',
} as const satisfies PostFacts
// @ts-expect-error for whom?
;({ published: '2026-10-22' }) satisfies PostFacts

type Posts = Record<PostId, PostFacts>
declare const posts: Posts
posts satisfies Posts
// @ts-expect-error English has no words for it
;({ ...posts, 'tea-for-two': facts }) satisfies Posts
const { 'ghost-followers': _facts, ...withoutGhosts } = posts
// @ts-expect-error words without a date
withoutGhosts satisfies Posts

type Words = NamespaceBlogPageTranslation['samplePosts']
declare const words: Words
const { 'ghost-followers': _words, ...withoutWords } = words
// @ts-expect-error a language lacks its words
withoutWords satisfies Words
