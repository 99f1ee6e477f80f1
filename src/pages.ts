import type { ArtName } from './content/art.ts'
import type { Namespaces, Translations } from './i18n/i18n-types.ts'
import type { PlainKey } from './i18n/t.ts'

/** What is known of a page beside its sections. */
export interface PageEntry {
  /** The label of its link, in `nav` */
  words: keyof Translations['nav']
  /** The words that it alone says, loaded with it; its title and description are `meta` there */
  namespace: Namespaces
  /** The main heading, which shared links show as well */
  heading: PlainKey
  /** The picture of a shared link (scripts/assets/open-graph.ts) */
  poster: Poster
}

/** The heading beside an illustration (Home's has a creator for each language), or cut by the seam. */
export type Poster = { ground: 'paper' | 'sand' | 'blush' | 'ink'; art: ArtName | 'hero' } | 'seam'

/**
 * The one registry of pages, in the order of the header: every other list, type and check derives
 * from it. The key is what follows the language in the path; Home has nothing there.
 */
const REGISTRY = {
  '': {
    words: 'home',
    namespace: 'homePage',
    heading: 'hero.title',
    poster: { ground: 'paper', art: 'hero' },
  },
  'for-influencers': {
    words: 'forInfluencers',
    namespace: 'forInfluencersPage',
    heading: 'forInfluencersPage.pageTitle',
    poster: { ground: 'blush', art: 'page-influencers' },
  },
  'for-brands': {
    words: 'forBrands',
    namespace: 'forBrandsPage',
    heading: 'forBrandsPage.pageTitle',
    poster: { ground: 'ink', art: 'page-brands' },
  },
  blog: {
    words: 'blog',
    namespace: 'blogPage',
    heading: 'blogPage.pageTitle',
    poster: { ground: 'sand', art: 'head-blog' },
  },
  'training-events': {
    words: 'training',
    namespace: 'trainingEventsPage',
    heading: 'trainingEventsPage.pageTitle',
    poster: { ground: 'ink', art: 'head-training' },
  },
  contact: {
    words: 'contact',
    namespace: 'contactPage',
    heading: 'contactPage.pageTitle',
    poster: 'seam',
  },
} as const satisfies Record<string, PageEntry>

export type Page = keyof typeof REGISTRY

export const PAGES = Object.keys(REGISTRY) as readonly Page[]

export const isPage = (value: string): value is Page => Object.hasOwn(REGISTRY, value)

export const pageEntry = (page: Page): (typeof REGISTRY)[Page] => REGISTRY[page]

/** The route of a page, as links name it: `blog` → `/$lang/blog`. */
export const routeOf = (page: Page) => (page === '' ? '/$lang' : (`/$lang/${page}` as const))
