import { segmentsOf } from '../i18n/detect-language.ts'
import { LANGUAGE_CODES, type Language } from '../i18n/languages.ts'
import type { Namespace } from '../i18n/types.ts'
import {
  formParametersOf,
  isPageSlug,
  PAGE_SLUGS,
  PAGES,
  type PageSlug,
  pageEntry,
  pageOf,
} from './pages.ts'

export type PagePath = `/${Language}` | `/${Language}/${Exclude<PageSlug, ''>}`

/** `('pl', 'blog')` → `/pl/blog`, `('pl', '')` → `/pl` */
export const pagePath = (language: Language, slug: PageSlug): PagePath =>
  slug === '' ? `/${language}` : `/${language}/${slug}`

/** The paths of all pages and posts in all languages. */
export const PAGE_PATHS: readonly PagePath[] = LANGUAGE_CODES.flatMap((language) =>
  PAGE_SLUGS.map((slug) => pagePath(language, slug)),
)

/** A path, with its search and hash, as a link for other sites and apps: in the browser only */
export const absoluteUrl = (path: string): string => new URL(path, location.origin).href

/** The slug of a path, whatever its language: `/pl/blog/` → `blog`, `/pl/nope` → `null`. */
export function slugOfPath(pathname: string): PageSlug | null {
  const [, ...rest] = segmentsOf(pathname)
  // An encoded slash separates nothing.
  const slug = rest.map(encodeURIComponent).join('/')
  return isPageSlug(slug) ? slug : null
}

/**
 * Resolves a path to a page in the current language (specification, URLs). The result is
 * always one of `PAGE_PATHS`; search and hash are up to the caller.
 *
 * With `pl` as the current language:
 * - `/pl/blog` → `/pl/blog`
 * - `/PL/blog/` → `/pl/blog`
 * - `/de/blog` → `/pl/blog` (another language's prefix is corrected)
 * - `/xx/blog` → `/pl/blog` (a first segment that is no language is removed)
 * - `/blog` → `/pl`
 * - `/pl/nope`, `/xx/de/blog`, `//evil.example`, `/%E0%A4%A` → `/pl`
 */
export function resolveLocation(pathname: string, current: Language): PagePath {
  return pagePath(current, slugOfPath(pathname) ?? '')
}

/** Path and search of a URL; `window.location` is one. */
export interface PageLocation {
  pathname: string
  search: string
}

/** The namespaces of a page; the form also needs those of the pages that hand something to it. */
export function namespacesAt({ pathname, search }: PageLocation): Namespace[] {
  const page = pageOf(slugOfPath(pathname) ?? '')
  const parameters = new URLSearchParams(search)
  const handing = PAGES.filter(
    (each) => page === 'contact' && formParametersOf(each).some((name) => parameters.has(name)),
  )
  return [page, ...handing].map((name) => pageEntry(name).namespace)
}
