import type { ArtName } from '../content/art.ts'
import { POST_IDS, type PostId } from '../content/post-ids.ts'
import type { Namespaces, Translations } from '../i18n/i18n-types.ts'
import type { Language } from '../i18n/languages.ts'
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

/** What stands after the language in a path: a page, or a post of the blog. */
export type Address = Page | `blog/${PostId}`

export const postAddress = (id: PostId): Address => `blog/${id}`

export const ADDRESSES: readonly Address[] = [...PAGES, ...POST_IDS.map(postAddress)]

export const isAddress = (value: string): value is Address =>
  (ADDRESSES as readonly string[]).includes(value)

/** The page of an address: that of a post is the blog. */
export const pageOf = (address: Address): Page => (postOf(address) ? 'blog' : (address as Page))

/** The post that an address shows: `blog/keep-your-account` → `keep-your-account` */
export const postOf = (address: Address): PostId | undefined => {
  const [, id] = address.split('/')
  return id as PostId | undefined
}

export const pageEntry = (page: Page): (typeof REGISTRY)[Page] => REGISTRY[page]

/** The footer's quick links */
export const QUICK_LINKS: readonly Page[] = ['for-influencers', 'for-brands', 'blog', 'contact']

/** The route of a page, for links: `blog` → `/$lang/blog`. */
export const routeOf = (page: Page) => (page === '' ? '/$lang' : (`/$lang/${page}` as const))

/** The link to an address in a language, for the router. */
export function linkTo(address: Address, lang: Language) {
  const post = postOf(address)
  return post
    ? ({ to: '/$lang/blog/$post', params: { lang, post } } as const)
    : ({ to: routeOf(pageOf(address)), params: { lang } } as const)
}
