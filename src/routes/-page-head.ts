import { PUBLIC_ORIGIN } from '../content/site.ts'
import { factsFor } from '../i18n/facts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageEntry } from '../i18n/languages.ts'
import { type Page, pagePath } from '../i18n/location.ts'
import { createTranslate, type Translate } from '../i18n/t.ts'

type Summary = (
  t: Translate,
  facts: ReturnType<typeof factsFor>,
) => { title: string; description: string }

/** What search results and browser tabs say of each page. */
const SUMMARIES: Record<Page, Summary> = {
  '': (t, facts) => ({
    title: t('meta.home.title'),
    description: t('meta.home.description', facts),
  }),
  'for-influencers': (t, facts) => ({
    title: t('meta.forInfluencers.title'),
    description: t('meta.forInfluencers.description', facts),
  }),
  'for-brands': (t) => ({
    title: t('meta.forBrands.title'),
    description: t('meta.forBrands.description'),
  }),
  blog: (t) => ({ title: t('meta.blog.title'), description: t('meta.blog.description') }),
  'training-events': (t) => ({
    title: t('meta.training.title'),
    description: t('meta.training.description'),
  }),
  contact: (t, facts) => ({
    title: t('meta.contact.title'),
    description: t('meta.contact.description', facts),
  }),
}

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
  const { title, description } = SUMMARIES[page](t, factsFor(language))
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
      { property: 'og:image:alt', content: t('meta.imageAlt') },
      { property: 'og:locale', content: languageEntry(language).openGraph },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: address(language, page) }, ...alternates(page)],
  }
}
