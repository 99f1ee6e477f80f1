import { isPage, PAGES, type Page } from '../pages.ts'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_CODES,
  type Language,
  type LanguageSources,
  languageOfBrowser,
} from './languages.ts'

export type PagePath = `/${Language}` | `/${Language}/${Exclude<Page, ''>}`

/** `('pl', 'blog')` → `/pl/blog`, `('pl', '')` → `/pl` */
export const pagePath = (language: Language, page: Page): PagePath =>
  page === '' ? `/${language}` : `/${language}/${page}`

/** The paths of all pages in all languages. */
export const PAGE_PATHS: readonly PagePath[] = LANGUAGE_CODES.flatMap((language) =>
  PAGES.map((page) => pagePath(language, page)),
)

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean).map(decode)

/** Malformed percent-encoding is left as it is, and matches nothing. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const languageOfSegment = (segment: string | undefined): Language | null => {
  const code = segment?.toLowerCase()
  return isLanguage(code) ? code : null
}

/** The language that a path names in its first segment: `/PL/blog` → `pl`, `/blog` → `null`. */
export const languageOfPath = (pathname: string): Language | null =>
  languageOfSegment(segmentsOf(pathname)[0])

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

/**
 * The language of a page load: URL, saved value, browser, English (specification, Languages).
 */
export const detectLanguage = (sources: LanguageSources): Language =>
  languageOfPath(sources.pathname) ??
  savedLanguageOf(sources) ??
  languageOfBrowser(sources.browser) ??
  DEFAULT_LANGUAGE

const savedLanguageOf = ({ saved }: LanguageSources) => (isLanguage(saved) ? saved : null)
