import { documentTitle } from '../../src/i18n/document-title.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { PlainKey } from '../../src/i18n/t.ts'
import {
  framesOf,
  PAGES,
  type PageId,
  type PageSlug,
  pageEntry,
  pageOf,
  postOf,
} from '../../src/urls/pages.ts'
import { textsIn } from './texts.ts'

/**
 * Two pages for tests of what every page has: neither is Home or Contact, and the first shares no
 * frame with them (`sharedFrame`).
 */
export const ANY_PAGE: PageId = 'blog'
export const ANOTHER_PAGE: PageId = 'training-events'

/** The pages of one audience: they show one frame of Home's two, and ask for the same as its form. */
export const AUDIENCE_PAGES: readonly PageId[] = PAGES.filter((page) => framesOf(page).length === 1)

/** The button of an audience's page */
export const callOf = (page: PageId) => `${pageEntry(page).namespace}.ctaButton` as PlainKey

/** The key of a page's name in the navigation */
export const labelOf = (page: PageId) => `nav.${pageEntry(page).label}` as const

/** The dictionary that is loaded with a page: its file is `en-<dictionary>-<hash>.js`. */
export const dictionaryOf = (page: PageId) => pageEntry(page).namespace

const SOFT_HYPHEN = /\u00AD/g

/** The main heading of a page or an article, as it is read. */
export function headingOf(language: Language, slug: PageSlug): string {
  const post = postOf(slug)
  const heading = post
    ? (`blogPage.samplePosts.${post}.title` as const)
    : pageEntry(pageOf(slug)).heading
  return textsIn(language)(heading).replace(SOFT_HYPHEN, '')
}

/** The title of a page or an article in the browser's tab. */
export function titleOf(language: Language, slug: PageSlug): string {
  const t = textsIn(language)
  const title = postOf(slug)
    ? headingOf(language, slug)
    : t(`${pageEntry(pageOf(slug)).namespace}.meta.title`)
  return documentTitle(t, title)
}
