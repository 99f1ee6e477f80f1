/** A post that is registered halfway does not compile. TypeScript itself is the test. */
import type { PostId } from '../../src/content/post-ids.ts'
import type { PostFacts } from '../../src/content/posts.ts'

const facts: PostFacts = { published: '2026-10-22', audience: 'creators' }
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
