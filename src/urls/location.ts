import { segmentsOf } from '../i18n/detect-language.ts'
import type { Namespaces } from '../i18n/i18n-types.ts'
import { LANGUAGE_CODES, type Language } from '../i18n/languages.ts'
import {
  ADDRESSES,
  type Address,
  handedOverBy,
  isAddress,
  PAGES,
  pageEntry,
  pageOf,
} from './pages.ts'

export type PagePath = `/${Language}` | `/${Language}/${Exclude<Address, ''>}`

/** `('pl', 'blog')` → `/pl/blog`, `('pl', '')` → `/pl` */
export const pagePath = (language: Language, address: Address): PagePath =>
  address === '' ? `/${language}` : `/${language}/${address}`

/** The paths of all pages and posts in all languages. */
export const PAGE_PATHS: readonly PagePath[] = LANGUAGE_CODES.flatMap((language) =>
  ADDRESSES.map((address) => pagePath(language, address)),
)

/** What a path shows, whatever its language: `/pl/blog/` → `blog`, `/pl/nope` → `null`. */
export function addressOfPath(pathname: string): Address | null {
  const [, ...rest] = segmentsOf(pathname)
  // An encoded slash separates nothing.
  const address = rest.map(encodeURIComponent).join('/')
  return isAddress(address) ? address : null
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
  return pagePath(current, addressOfPath(pathname) ?? '')
}

/** Path and search of a URL; `window.location` is one. */
export interface PageLocation {
  pathname: string
  search: string
}

/** The namespaces of a page; the form also needs those of the pages that hand something to it. */
export function namespacesAt({ pathname, search }: PageLocation): Namespaces[] {
  const page = pageOf(addressOfPath(pathname) ?? '')
  const parameters = new URLSearchParams(search)
  const handing = PAGES.filter(
    (each) => page === 'contact' && handedOverBy(each).some((name) => parameters.has(name)),
  )
  return [page, ...handing].map((name) => pageEntry(name).namespace)
}
