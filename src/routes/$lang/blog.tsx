import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../layout/language-context.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/blog')({
  head: ({ params }) => pageHead(params.lang, 'blog'),
  component: Blog,
})

function Blog() {
  const t = useT()
  return <h1>{t('blogPage.pageTitle')}</h1>
}
