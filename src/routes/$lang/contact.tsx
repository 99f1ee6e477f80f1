import { createFileRoute } from '@tanstack/react-router'
import type { Language } from '../../i18n/languages.ts'
import { loadedTexts } from '../../i18n/loaded-texts.ts'
import { ContactPage } from '../../pages/contact/contact-page.tsx'
import { type ContactQuery, readContactSearch } from '../../urls/contact-search.ts'
import { firstOf, type RawSearch, rawSearch } from '../../urls/search.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/contact')({
  validateSearch: rawSearch<ContactQuery>(),
  head: ({ params, match }) =>
    pageHead(params.lang, 'contact', registrationTitle(params.lang, match.search)),
  component: Contact,
})

/** The title of the event that is registered for: by the texts, since the first script has no facts of events. */
function registrationTitle(language: Language, { event }: RawSearch<ContactQuery>) {
  const titles: Record<string, { title: string } | undefined> | undefined =
    loadedTexts[language].trainingEventsPage?.sampleUpcomingEvents
  return titles?.[firstOf(event) ?? '']?.title
}

function Contact() {
  return <ContactPage {...readContactSearch(Route.useSearch())} />
}
