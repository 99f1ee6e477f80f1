import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../layout/language-context.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/for-brands')({
  head: ({ params }) => pageHead(params.lang, 'for-brands'),
  component: ForBrands,
})

function ForBrands() {
  const t = useT()
  return <h1>{t('forBrandsPage.pageTitle')}</h1>
}
