import type { ArtName } from '../content/art.ts'
import type { Audience } from '../content/audience.ts'
import { POST_IDS, type PostId } from '../content/post-ids.ts'
import type { Language } from '../i18n/languages.ts'
import type { PlainKey } from '../i18n/t.ts'
import type { Namespace, Texts } from '../i18n/types.ts'

export interface PageEntry {
  /** Key of its link's label in `nav` */
  label: keyof Texts['nav']
  /** The dictionary of the page, loaded with it; title and description are its `meta` */
  namespace: Namespace
  /** The main heading, also on the Open Graph image */
  heading: PlainKey
  /** The Open Graph image (scripts/assets/open-graph.ts) */
  shareCard: ShareCard
  /** The frames of its first screen, which move to the next page that has them (`sharedFrame`) */
  frames?: readonly Audience[]
  /** Search parameters that it hands to the contact form, in words of its dictionary (subject.ts) */
  formParameters?: readonly string[]
}

/** The heading beside an illustration (Home's depends on the language), or split by the seam */
export type ShareCard =
  | { ground: 'paper' | 'sand' | 'blush' | 'ink'; art: ArtName | 'hero' }
  | 'seam'

/**
 * The registry of pages: every other type and check derives from it. The key is the path after the language.
 */
const REGISTRY = {
  '': {
    label: 'home',
    namespace: 'homePage',
    heading: 'hero.title',
    shareCard: { ground: 'paper', art: 'hero' },
    frames: ['creator', 'brand'],
  },
  'for-influencers': {
    label: 'forInfluencers',
    namespace: 'forInfluencersPage',
    heading: 'forInfluencersPage.pageTitle',
    shareCard: { ground: 'blush', art: 'page-creator' },
    frames: ['creator'],
  },
  'for-brands': {
    label: 'forBrands',
    namespace: 'forBrandsPage',
    heading: 'forBrandsPage.pageTitle',
    shareCard: { ground: 'ink', art: 'page-brand' },
    frames: ['brand'],
    formParameters: ['product', 'market', 'month'],
  },
  blog: {
    label: 'blog',
    namespace: 'blogPage',
    heading: 'blogPage.pageTitle',
    shareCard: { ground: 'sand', art: 'head-blog' },
  },
  'training-events': {
    label: 'training',
    namespace: 'trainingEventsPage',
    heading: 'trainingEventsPage.pageTitle',
    shareCard: { ground: 'ink', art: 'clapper-board' },
    formParameters: ['event'],
  },
  contact: {
    label: 'contact',
    namespace: 'contactPage',
    heading: 'contactPage.pageTitle',
    shareCard: 'seam',
    frames: ['creator', 'brand'],
  },
} as const satisfies Record<string, PageEntry>

export type PageId = keyof typeof REGISTRY

export const PAGES = Object.keys(REGISTRY) as readonly PageId[]

/** What stands after the language in a path: a page, or a post of the blog. */
export type PageSlug = PageId | `blog/${PostId}`

export const postSlug = (id: PostId): PageSlug => `blog/${id}`

export const PAGE_SLUGS: readonly PageSlug[] = [...PAGES, ...POST_IDS.map(postSlug)]

export const isPageSlug = (value: string): value is PageSlug =>
  (PAGE_SLUGS as readonly string[]).includes(value)

/** The page of a slug: that of a post is the blog. */
export const pageOf = (slug: PageSlug): PageId => (postOf(slug) ? 'blog' : (slug as PageId))

/** The post of a slug: `blog/keep-your-account` → `keep-your-account` */
export const postOf = (slug: PageSlug): PostId | undefined => {
  const [, id] = slug.split('/')
  return id as PostId | undefined
}

export const pageEntry = <Page extends PageId>(page: Page): (typeof REGISTRY)[Page] =>
  REGISTRY[page]

const ENTRIES: Record<PageId, PageEntry> = REGISTRY

export const framesOf = (page: PageId): readonly Audience[] => ENTRIES[page].frames ?? []

export const formParametersOf = (page: PageId): readonly string[] =>
  ENTRIES[page].formParameters ?? []

/** Every parameter that a page hands to the contact form */
export const FORM_PARAMETERS: readonly string[] = PAGES.flatMap(formParametersOf)

/** The links of the header and of the mobile menu */
export const HEADER_PAGES: readonly PageId[] = [
  '',
  'for-influencers',
  'for-brands',
  'blog',
  'training-events',
  'contact',
]

/** The footer's quick links */
export const QUICK_LINKS: readonly PageId[] = ['for-influencers', 'for-brands', 'blog', 'contact']

/** The route of a page, for links: `blog` → `/$lang/blog`. */
export const routeOf = (page: PageId) => (page === '' ? '/$lang' : (`/$lang/${page}` as const))

/** The link to a page or post in a language, for the router. */
export function linkTo(slug: PageSlug, lang: Language) {
  const post = postOf(slug)
  return post
    ? ({ to: '/$lang/blog/$post', params: { lang, post } } as const)
    : ({ to: routeOf(pageOf(slug)), params: { lang } } as const)
}
