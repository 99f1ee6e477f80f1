import type { LanguageSources } from './i18n/languages.ts'

export const LANGUAGE_KEY = 'duet.language'

/** What the language is detected from. */
export const languageSources = (): LanguageSources => ({
  pathname: location.pathname,
  saved: savedLanguage(),
  browser: navigator.language,
})

function savedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}
