import { PUBLIC_ORIGIN } from '../content/site.ts'
import { factsFor } from '../i18n/facts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageEntry } from '../i18n/languages.ts'
import { type Page, pagePath } from '../i18n/location.ts'
import { createTranslate } from '../i18n/t.ts'

/** Where the dictionaries keep the title and the description of each page. */
const META_KEYS = {
  '': 'home',
  'for-influencers': 'forInfluencers',
  'for-brands': 'forBrands',
  blog: 'blog',
  'training-events': 'training',
  contact: 'contact',
} as const satisfies Record<Page, string>

const OPEN_GRAPH_SIZE = { width: 1200, height: 630 }

const address = (language: Language, page: Page) => PUBLIC_ORIGIN + pagePath(language, page)

/** The picture that a shared link shows, made at build time (scripts/open-graph.ts). */
const openGraphImage = (language: Language, page: Page) =>
  `${PUBLIC_ORIGIN}/og/${language}/${page || 'home'}.png`

/**
 * Every language of a page for search engines. Norwegian is named twice, by the code of the URL
 * and by its BCP 47 tag; `x-default` is English.
 */
function alternates(page: Page) {
  const tags = LANGUAGES.flatMap(({ code, tag }) =>
    [...new Set<string>([code, tag])].map((hrefLang) => ({ hrefLang, href: address(code, page) })),
  )
  return [...tags, { hrefLang: 'x-default', href: address(DEFAULT_LANGUAGE, page) }].map(
    (link) => ({
      rel: 'alternate',
      ...link,
    }),
  )
}

/** The document head of one page in one language: title, description, addresses, Open Graph. */
export function pageHead(language: Language, page: Page) {
  const t = createTranslate(language)
  const facts = factsFor(language)
  const title = t(`meta.${META_KEYS[page]}.title`)
  const description = t(`meta.${META_KEYS[page]}.description`, facts)
  const others = LANGUAGES.filter(({ code }) => code !== language)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: t('agencyName') },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address(language, page) },
      { property: 'og:image', content: openGraphImage(language, page) },
      { property: 'og:image:width', content: String(OPEN_GRAPH_SIZE.width) },
      { property: 'og:image:height', content: String(OPEN_GRAPH_SIZE.height) },
      { property: 'og:locale', content: languageEntry(language).openGraph },
      ...others.map(({ openGraph }) => ({
        property: 'og:locale:alternate',
        content: openGraph,
      })),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: address(language, page) }, ...alternates(page)],
  }
}
