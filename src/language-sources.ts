import type { LanguageSources } from './i18n/languages.ts'

export const LANGUAGE_KEY = 'duet.language'

/** What the language is detected from. */
export const languageSources = (): LanguageSources => ({
  pathname: location.pathname,
  // Reading waits for the disk; an address with a language needs no other source.
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
