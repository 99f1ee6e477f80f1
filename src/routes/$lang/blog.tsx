import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../i18n/use-t.ts'
import { Articles } from '../../pages/blog/articles.tsx'
import { blogSearch } from '../../pages/blog/blog-search.ts'
import { Closing } from '../../pages/blog/closing.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/blog')({
  validateSearch: blogSearch,
  head: ({ params }) => pageHead(params.lang, 'blog'),
  component: Blog,
})

function Blog() {
  const t = useT()
  return (
    <>
      <PageTitle art="head-blog">{t('blogPage.pageTitle')}</PageTitle>
      <Articles />
      <Closing />
    </>
  )
}
