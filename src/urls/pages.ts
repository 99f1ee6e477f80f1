import type { ArtName } from '../content/art.ts'
import type { Namespaces, Translations } from '../i18n/i18n-types.ts'
import type { PlainKey } from '../i18n/t.ts'

export interface PageEntry {
  /** Key of its link's label in `nav` */
  label: keyof Translations['nav']
  /** The dictionary of the page, loaded with it; title and description are its `meta` */
  namespace: Namespaces
  /** The main heading, also on the Open Graph image */
  heading: PlainKey
  /** The Open Graph image (scripts/assets/open-graph.ts) */
  poster: Poster
}

/** The heading beside an illustration (Home's depends on the language), or split by the seam */
export type Poster = { ground: 'paper' | 'sand' | 'blush' | 'ink'; art: ArtName | 'hero' } | 'seam'

/**
 * The registry of pages, in the order of the navigation: every other list, type and check derives
 * from it. The key is the path after the language.
 */
const REGISTRY = {
  '': {
    label: 'home',
    namespace: 'homePage',
    heading: 'hero.title',
    poster: { ground: 'paper', art: 'hero' },
  },
  'for-influencers': {
    label: 'forInfluencers',
    namespace: 'forInfluencersPage',
    heading: 'forInfluencersPage.pageTitle',
    poster: { ground: 'blush', art: 'page-influencers' },
  },
  'for-brands': {
    label: 'forBrands',
    namespace: 'forBrandsPage',
    heading: 'forBrandsPage.pageTitle',
    poster: { ground: 'ink', art: 'page-brands' },
  },
  blog: {
    label: 'blog',
    namespace: 'blogPage',
    heading: 'blogPage.pageTitle',
    poster: { ground: 'sand', art: 'head-blog' },
  },
  'training-events': {
    label: 'training',
    namespace: 'trainingEventsPage',
    heading: 'trainingEventsPage.pageTitle',
    poster: { ground: 'ink', art: 'head-training' },
  },
  contact: {
    label: 'contact',
    namespace: 'contactPage',
    heading: 'contactPage.pageTitle',
    poster: 'seam',
  },
} as const satisfies Record<string, PageEntry>

export type Page = keyof typeof REGISTRY

export const PAGES = Object.keys(REGISTRY) as readonly Page[]

export const isPage = (value: string): value is Page => Object.hasOwn(REGISTRY, value)

export const pageEntry = (page: Page): (typeof REGISTRY)[Page] => REGISTRY[page]

/** The footer's quick links */
export const QUICK_LINKS: readonly Page[] = ['for-influencers', 'for-brands', 'blog', 'contact']

/** The route of a page, for links: `blog` → `/$lang/blog`. */
export const routeOf = (page: Page) => (page === '' ? '/$lang' : (`/$lang/${page}` as const))
