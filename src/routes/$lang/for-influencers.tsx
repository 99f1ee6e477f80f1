import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../layout/language-context.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/for-influencers')({
  head: ({ params }) => pageHead(params.lang, 'for-influencers'),
  component: ForInfluencers,
})

function ForInfluencers() {
  const t = useT()
  return <h1>{t('forInfluencersPage.pageTitle')}</h1>
}
