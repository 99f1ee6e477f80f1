import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../pages/contact/contact-page.tsx'
import { type ContactQuery, readContactSearch } from '../../urls/contact-search.ts'
import { rawSearch } from '../../urls/search.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/contact')({
  validateSearch: rawSearch<ContactQuery>(),
  head: ({ params }) => pageHead(params.lang, 'contact'),
  component: Contact,
})

function Contact() {
  return <ContactPage {...readContactSearch(Route.useSearch())} />
}
