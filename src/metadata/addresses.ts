import type { EventId } from '../content/event-ids.ts'
import { PUBLIC_ORIGIN } from '../content/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../i18n/languages.ts'
import { pagePath } from '../i18n/location.ts'
import type { Page } from '../pages.ts'

/** The one address of a page, for search engines and shared links. */
export const addressOf = (language: Language, page: Page): string =>
  PUBLIC_ORIGIN + pagePath(language, page)

/** An event's place on its page. */
export const eventAddress = (language: Language, id: EventId): string =>
  `${addressOf(language, 'training-events')}#${id}`

/** The blog's Atom feed in one language. */
export const feedPath = (language: Language): string => `/${language}/feed.xml`

/** Width and height of the pictures that shared links show. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const

/** The picture that a shared link shows (scripts/assets/open-graph.ts). */
export const openGraphImageOf = (language: Language, page: Page): string =>
  `${PUBLIC_ORIGIN}/og/${language}/${page || 'home'}.png`

export interface Alternate {
  hrefLang: string
  href: string
}

/**
 * Every language of a page. Norwegian is named twice, by the code of the URL and by its BCP 47 tag;
 * `x-default` is English.
 */
export const alternatesOf = (page: Page): Alternate[] => [
  ...LANGUAGES.flatMap(({ code, tag }) =>
    [...new Set<string>([code, tag])].map((hrefLang) => ({
      hrefLang,
      href: addressOf(code, page),
    })),
  ),
  { hrefLang: 'x-default', href: addressOf(DEFAULT_LANGUAGE, page) },
]
