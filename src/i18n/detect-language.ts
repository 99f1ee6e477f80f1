import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts'

export interface LanguageSources {
  /** Path of the page that was loaded */
  pathname: string
  /** From `localStorage`, unchecked */
  saved?: string | null
  /** `navigator.language` */
  browser?: string | undefined
}

/** The segments of a path, decoded: `/pl//blog/` → `['pl', 'blog']` */
export const segmentsOf = (pathname: string): string[] =>
  pathname.split('/').filter(Boolean).map(decode)

/** Malformed percent-encoding is left as it is, and matches nothing. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The language that a path names in its first segment: `/PL/blog` → `pl`, `/blog` → `null`. */
export const languageOfPath = (pathname: string): Language | null =>
  knownLanguage(segmentsOf(pathname)[0]?.toLowerCase())

const knownLanguage = (code: string | null | undefined): Language | null =>
  isLanguage(code) ? code : null

/**
 * The supported language of a browser's language tag, by its primary subtag.
 *
 * `de-AT` → `de`, `nb-NO` → `no`, `fil` → `null`
 */
export function languageOfTag(tag: string | undefined): Language | null {
  const primary = tag?.split(/[-_]/)[0]?.toLowerCase() ?? ''
  const match = LANGUAGES.find(({ code, serves }) => code === primary || serves?.includes(primary))
  return match?.code ?? null
}

/**
 * The language of a page load: URL, saved value, browser, English (specification, Languages).
 */
export const detectLanguage = (sources: LanguageSources): Language =>
  languageOfPath(sources.pathname) ??
  knownLanguage(sources.saved) ??
  languageOfTag(sources.browser) ??
  DEFAULT_LANGUAGE

export const LANGUAGE_KEY = 'duet.language'

export const languageSources = (): LanguageSources => ({
  pathname: location.pathname,
  // Reading waits for the disk; a URL with a language needs no other source.
  get saved() {
    return savedLanguage()
  },
  browser: navigator.language,
})

function savedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}
