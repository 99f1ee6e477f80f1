import type { EventId } from '../content/events.ts'
import { PUBLIC_ORIGIN } from '../content/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../i18n/languages.ts'
import { pagePath } from '../urls/location.ts'
import type { PageSlug } from '../urls/pages.ts'

/** The canonical URL of a page. */
export const pageUrl = (language: Language, slug: PageSlug): string =>
  PUBLIC_ORIGIN + pagePath(language, slug)

/** The URL of an event: its anchor on its page. */
export const eventUrl = (language: Language, id: EventId): string =>
  `${pageUrl(language, 'training-events')}#${id}`

/** The blog's Atom feed in one language. */
export const feedPath = (language: Language): string => `/${language}/feed.xml`

export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const

/** URL of the Open Graph image of a page (scripts/assets/open-graph.ts) */
export const openGraphImageOf = (language: Language, slug: PageSlug): string =>
  `${PUBLIC_ORIGIN}/og/${language}/${slug || 'home'}.png`

export interface Alternate {
  hrefLang: string
  href: string
}

/**
 * The `hreflang` alternates of a page. Norwegian has two, for the code in the URL and for its BCP
 * 47 tag; `x-default` is English.
 */
export const alternatesOf = (slug: PageSlug): Alternate[] => [
  ...LANGUAGES.flatMap(({ code, tag }) =>
    [...new Set<string>([code, tag])].map((hrefLang) => ({
      hrefLang,
      href: pageUrl(code, slug),
    })),
  ),
  { hrefLang: 'x-default', href: pageUrl(DEFAULT_LANGUAGE, slug) },
]
