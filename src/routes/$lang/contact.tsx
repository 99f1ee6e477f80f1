import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../layout/language-context.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/contact')({
  head: ({ params }) => pageHead(params.lang, 'contact'),
  component: Contact,
})

function Contact() {
  const t = useT()
  return <h1>{t('contactPage.pageTitle')}</h1>
}
