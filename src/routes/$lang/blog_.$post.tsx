import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { PostId } from '../../content/post-ids.ts'
import { PostPage } from '../../pages/blog/post/post-page.tsx'
import { postSlug } from '../../urls/pages.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/blog_/$post')({
  params: {
    // Another segment does not get here: `/$lang` redirects what is no post.
    parse: ({ post }) => ({ post: post as PostId }),
    stringify: ({ post }) => ({ post }),
  },
  loader: async ({ params }) => {
    // The loader is in the entry, the list of articles is not.
    const { loadArticle } = await import('../../content/articles.ts')
    await loadArticle(params.post, params.lang)
  },
  head: ({ params }) => pageHead(params.lang, postSlug(params.post)),
  component: Post,
})

function Post() {
  const { post } = Route.useParams()
  return (
    <Suspense>
      <PostPage id={post} />
    </Suspense>
  )
}
