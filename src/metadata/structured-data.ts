import type {
  BlogPosting,
  BreadcrumbList,
  Event,
  Graph,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { OFFICE_CLOSES, OFFICE_OPENS } from '../constants.ts'
import { EMAIL, PHONE, SOCIALS } from '../content/agency.ts'
import { loadedArticle } from '../content/articles.ts'
import { type AnnouncedEvent, endOf, upcomingAt } from '../content/events.ts'
import type { PostId } from '../content/post-ids.ts'
import { changedOf, factsOf } from '../content/posts.ts'
import { PUBLIC_ORIGIN } from '../content/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageEntry } from '../i18n/languages.ts'
import { formatTime } from '../i18n/numbers.ts'
import { createTranslate } from '../i18n/t.ts'
import { type PageSlug, pageEntry, pageOf, postOf, postSlug } from '../urls/pages.ts'
import { summaryOf } from './summaries.ts'
import { eventUrl, openGraphImageOf, pageUrl } from './urls.ts'

const breadcrumbId = (language: Language, slug: PageSlug) => `${pageUrl(language, slug)}#breadcrumb`
const ORGANIZATION = `${PUBLIC_ORIGIN}/#organization`
const CONTACT = { email: EMAIL, telephone: PHONE.replace(/\s/g, ' ') }
const WEBSITE = `${PUBLIC_ORIGIN}/#website`

/** The structured data of a page (schema.org as JSON-LD) */
export const structuredData = (language: Language, slug: PageSlug): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(language),
    website(language),
    webPage(language, slug),
    ...(slug === '' ? [] : [breadcrumbs(language, slug)]),
    ...postings(language, postOf(slug)),
    ...(slug === 'training-events'
      ? upcomingAt(__PRERENDERED_AS_OF__).map((event) => eventOf(language, event))
      : []),
  ] satisfies Thing[],
})

function organization(language: Language): Organization {
  const t = createTranslate(language)
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: t('agencyName'),
    description: summaryOf(language, '').description,
    url: `${PUBLIC_ORIGIN}/`,
    logo: `${PUBLIC_ORIGIN}/icon-512.png`,
    ...CONTACT,
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Warszawa',
      addressCountry: 'PL',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...CONTACT,
      url: pageUrl(language, 'contact'),
      availableLanguage: LANGUAGES.map(({ tag }) => tag),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: clock(OFFICE_OPENS),
        closes: clock(OFFICE_CLOSES),
      },
    },
    sameAs: SOCIALS.map(({ href }) => href),
  }
}

/** `09:00`: schema.org's `Time` */
const clock = (time: typeof OFFICE_OPENS | typeof OFFICE_CLOSES): string =>
  formatTime(time, DEFAULT_LANGUAGE).padStart(5, '0')

const website = (language: Language): WebSite => ({
  '@type': 'WebSite',
  '@id': WEBSITE,
  name: createTranslate(language)('agencyName'),
  url: `${PUBLIC_ORIGIN}/`,
  inLanguage: LANGUAGES.map(({ tag }) => tag),
  publisher: { '@id': ORGANIZATION },
})

function webPage(language: Language, slug: PageSlug): WebPage {
  const url = pageUrl(language, slug)
  const { title, description } = summaryOf(language, slug)
  return {
    '@type': slug === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: languageEntry(language).tag,
    isPartOf: { '@id': WEBSITE },
    about: { '@id': ORGANIZATION },
    primaryImageOfPage: { '@type': 'ImageObject', url: openGraphImageOf(language, slug) },
    ...(slug === '' ? {} : { breadcrumb: { '@id': breadcrumbId(language, slug) } }),
  }
}

const breadcrumbs = (language: Language, slug: PageSlug): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': breadcrumbId(language, slug),
  itemListElement: [...new Set<PageSlug>(['', pageOf(slug), slug])].map((each, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: nameOf(language, each),
    item: pageUrl(language, each),
  })),
})

/** A page is named as in the navigation, a post by its title. */
const nameOf = (language: Language, slug: PageSlug): string =>
  postOf(slug)
    ? summaryOf(language, slug).title
    : createTranslate(language)(`nav.${pageEntry(pageOf(slug)).label}`)

/** An article. Its author is invented, so the agency is named instead. */
function postings(language: Language, id: PostId | undefined): BlogPosting[] {
  const article = id && loadedArticle(id, language)
  if (!article) return []
  const facts = factsOf(id)
  const slug = postSlug(id)
  const url = pageUrl(language, slug)
  const { title, description } = summaryOf(language, slug)
  const { words, minutes } = article.facts
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      mainEntityOfPage: { '@id': url },
      headline: title,
      description,
      image: openGraphImageOf(language, slug),
      datePublished: facts.published,
      dateModified: changedOf(facts),
      inLanguage: languageEntry(language).tag,
      wordCount: words,
      timeRequired: `PT${minutes}M`,
      author: { '@id': ORGANIZATION },
      publisher: { '@id': ORGANIZATION },
    },
  ]
}

function eventOf(language: Language, event: AnnouncedEvent): Event {
  const t = createTranslate(language)
  const { id, starts, heldIn, places } = event
  const url = eventUrl(language, id)
  return {
    '@type': 'Event',
    '@id': url,
    name: t(`trainingEventsPage.sampleUpcomingEvents.${id}.title`),
    description: t(`trainingEventsPage.sampleUpcomingEvents.${id}.summary`),
    url,
    image: openGraphImageOf(language, 'training-events'),
    inLanguage: languageEntry(heldIn).tag,
    startDate: starts,
    endDate: new Date(endOf(event)).toISOString().replace('.000', ''),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    maximumAttendeeCapacity: places,
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url,
    },
    performer: {
      '@type': 'Person',
      name: t(`trainingEventsPage.sampleUpcomingEvents.${id}.speaker`),
    },
    organizer: { '@id': ORGANIZATION },
  }
}
