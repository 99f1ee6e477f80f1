import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ContactPage } from '../../pages/contact/contact-page.tsx'
import { contactSearch, DEFAULT_TYPE } from '../../pages/contact/contact-search.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/contact')({
  validateSearch: contactSearch,
  search: { middlewares: [stripSearchParams({ type: DEFAULT_TYPE })] },
  head: ({ params }) => pageHead(params.lang, 'contact'),
  component: Contact,
})

function Contact() {
  const { type, event } = Route.useSearch()
  return <ContactPage type={type} event={event} />
}
