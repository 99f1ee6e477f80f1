import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../i18n/use-t.ts'
import type { BlogSearch } from '../../pages/blog/blog-search.ts'
import { CallToAction } from '../../pages/blog/call-to-action.tsx'
import { PostList } from '../../pages/blog/post-list.tsx'
import { PageTitle } from '../../sections/page-title.tsx'
import { rawSearch } from '../../urls/search.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/blog')({
  validateSearch: rawSearch<BlogSearch>(),
  head: ({ params }) => pageHead(params.lang, 'blog'),
  component: Blog,
})

function Blog() {
  const t = useT()
  return (
    <>
      <PageTitle art="head-blog">{t('blogPage.pageTitle')}</PageTitle>
      <PostList />
      <CallToAction />
    </>
  )
}
