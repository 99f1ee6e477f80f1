import { segmentsOf } from '../i18n/detect-language.ts'
import type { Namespaces } from '../i18n/i18n-types.ts'
import { LANGUAGE_CODES, type Language } from '../i18n/languages.ts'
import { isPage, PAGES, type Page, pageEntry } from './pages.ts'

export type PagePath = `/${Language}` | `/${Language}/${Exclude<Page, ''>}`

/** `('pl', 'blog')` → `/pl/blog`, `('pl', '')` → `/pl` */
export const pagePath = (language: Language, page: Page): PagePath =>
  page === '' ? `/${language}` : `/${language}/${page}`

/** The paths of all pages in all languages. */
export const PAGE_PATHS: readonly PagePath[] = LANGUAGE_CODES.flatMap((language) =>
  PAGES.map((page) => pagePath(language, page)),
)

/** The page that a path shows, whatever its language: `/pl/blog/` → `blog`, `/pl/nope` → `null`. */
export function pageOfPath(pathname: string): Page | null {
  const [, ...rest] = segmentsOf(pathname)
  const page = rest.join('/')
  return isPage(page) ? page : null
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
  return pagePath(current, pageOfPath(pathname) ?? '')
}

/** Path and search of a URL; `window.location` is one. */
export interface PageLocation {
  pathname: string
  search: string
}

/** The namespaces of a page; a registration also needs the title of its event. */
export function namespacesAt({ pathname, search }: PageLocation): Namespaces[] {
  const page = pageOfPath(pathname) ?? ''
  const isRegistration = page === 'contact' && new URLSearchParams(search).has('event')
  const pages = isRegistration ? ([page, 'training-events'] as const) : [page]
  return pages.map((name) => pageEntry(name).namespace)
}
