/**
 * The one registry of languages: every other list, type and check derives from it.
 *
 * - `code`: first segment of a URL and the saved value (specification §2)
 * - `name`: the language's own name, as the language menu shows it
 * - `inSentence`: the same inside a sentence, where most languages write it small
 * - `tag`: BCP 47, for `<html lang>`, `hreflang` and `Intl`
 * - `openGraph`: `og:locale`
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', inSentence: 'English', tag: 'en', openGraph: 'en_GB' },
  { code: 'pl', name: 'Polski', inSentence: 'polski', tag: 'pl', openGraph: 'pl_PL' },
  { code: 'de', name: 'Deutsch', inSentence: 'Deutsch', tag: 'de', openGraph: 'de_DE' },
  { code: 'fr', name: 'Français', inSentence: 'français', tag: 'fr', openGraph: 'fr_FR' },
  { code: 'es', name: 'Español', inSentence: 'español', tag: 'es', openGraph: 'es_ES' },
  { code: 'ru', name: 'Русский', inSentence: 'русский', tag: 'ru', openGraph: 'ru_RU' },
  { code: 'no', name: 'Norsk', inSentence: 'norsk', tag: 'nb', openGraph: 'nb_NO' },
] as const

export type LanguageEntry = (typeof LANGUAGES)[number]
export type Language = LanguageEntry['code']

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code)
export const DEFAULT_LANGUAGE: Language = 'en'

const entries = new Map(LANGUAGES.map((entry) => [entry.code as string, entry]))

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && entries.has(value)

export const languageEntry = (code: Language): LanguageEntry => entries.get(code) ?? LANGUAGES[0]

/** Norwegian browsers say Bokmål or Nynorsk, never the code of the URL (decisions 3). */
const BROWSER_ALIASES: Readonly<Record<string, Language>> = { nb: 'no', nn: 'no' }

/**
 * The supported language of a browser's language tag, by its primary subtag.
 *
 * `de-AT` → `de`, `nb-NO` → `no`, `fil` → `null`
 */
export function languageOfBrowser(tag: string | undefined): Language | null {
  const primary = tag?.split(/[-_]/)[0]?.toLowerCase() ?? ''
  if (isLanguage(primary)) return primary
  return Object.hasOwn(BROWSER_ALIASES, primary) ? (BROWSER_ALIASES[primary] ?? null) : null
}

export interface LanguageSources {
  /** Path of the page that was loaded */
  pathname: string
  /** What browser storage holds: anything at all, or nothing */
  saved: string | null
  /** `navigator.language` */
  browser: string | undefined
}
