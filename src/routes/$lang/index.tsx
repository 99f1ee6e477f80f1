import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../layout/language-context.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/')({
  head: ({ params }) => pageHead(params.lang, ''),
  component: Home,
})

function Home() {
  const t = useT()
  return <h1>{t('hero.title')}</h1>
}
