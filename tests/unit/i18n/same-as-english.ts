import { EVENT_IDS } from '../../../src/content/events.ts'
import { POSTS } from '../../../src/content/posts.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../../src/i18n/languages.ts'

type Translated = Exclude<Language, 'en'>

const ALL = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE) as readonly Translated[]

/** Texts that are rightly the same as in English, with the languages that may say them so. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly Translated[]>> = {
  // Names and addresses
  agencyName: ALL,
  'contactPage.placeholders.email': ALL,
  'contactPage.placeholders.name': ['pl', 'de', 'fr', 'es'],
  ...samplePosts(
    'author',
    ALL.filter((language) => language !== 'ru'),
  ),

  ...Object.fromEntries(
    EVENT_IDS.map((event) => [
      `trainingEventsPage.sampleUpcomingEvents.${event}.speaker`,
      ALL.filter((language) => language !== 'ru'),
    ]),
  ),

  // Read by the program, not by people
  ...samplePosts('categoryKey', ALL),

  // A literal of the specification in every language (specification, Errors)
  'errorPage.title': ALL,

  // Words that these languages share with English
  'nav.blog': ['pl', 'de', 'fr', 'es'],
  'nav.contact': ['fr'],
  'blogPage.categories.ai': ['pl'],
  'blogPage.categories.influencerMarketing': ['pl'],
  'blogPage.categories.genZ': ['no'],
  'contactPage.fields.message': ['fr'],
  'forBrandsPage.brief.product.perfume': ['es'],
  'forBrandsPage.brief.product.apps': ['es'],
  'specimens.agreement.creator': ['de'],
  ...Object.fromEntries([3, 7, 8, 10].map((month) => [`dates.months.${month}`, ['de'] as const])),
}

/** The texts that may say in a language what English says. */
export const sameAsEnglish = (language: Language): string[] =>
  Object.entries(SAME_AS_ENGLISH).flatMap(([key, languages]) =>
    (languages as readonly Language[]).includes(language) ? [key] : [],
  )

/** Addresses in a language's own words, which are in Latin letters in any alphabet */
export const LATIN_ADDRESSES: readonly string[] = [
  'contactPage.placeholders.profileLink',
  'forInfluencersPage.handle.placeholder',
]

function samplePosts(field: 'author' | 'categoryKey', languages: readonly Translated[]) {
  return Object.fromEntries(
    POSTS.map(({ id }) => [`blogPage.samplePosts.${id}.${field}`, languages]),
  )
}
