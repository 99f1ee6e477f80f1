/** Letters beyond the Latin font files, in files of their own: a page loads those of its language. */
export const MORE_LETTERS = {
  polish: 'ĄąĆćĘęŁłŃńŚśŹźŻż',
} as const

/** The letters of a language (scripts/assets/alphabets.ts) */
export type Alphabet = 'latin' | 'russian' | keyof typeof MORE_LETTERS

/** How a language writes numbers, ranges and the time of day, by its glossary (docs/glossary). */
export interface Notation {
  /** Between the thousands of a number of five digits and more */
  thousands: string
  /** Between the ends of a range. After “within” some say it in a word: de `24 bis 48`. */
  range: string
  /** Time of day as a CLDR pattern; the part in brackets is omitted on the hour */
  time: string
}

export interface LanguageDefinition {
  /** First segment of a URL and the saved value */
  code: string
  /** The language's own name, as the language menu shows it */
  name: string
  /** The same within a sentence: most languages do not capitalise it */
  inSentence: string
  /** BCP 47, for `<html lang>`, `hreflang` and `Intl` */
  tag: string
  /** Browser languages that map to it, if not just the code */
  serves?: readonly string[]
  /** `og:locale` */
  openGraph: string
  /** The font subsets to preload */
  alphabets: readonly Alphabet[]
  notation: Notation
}

const NO_BREAK_SPACE = '\u00A0'
const NARROW_NO_BREAK_SPACE = '\u202F'

/** The one registry of languages: every other list, type and check derives from it. */
const REGISTRY = [
  {
    code: 'en',
    name: 'English',
    inSentence: 'English',
    tag: 'en',
    openGraph: 'en_GB',
    alphabets: ['latin'],
    notation: { thousands: ',', range: '–', time: 'H:mm' },
  },
  {
    code: 'pl',
    name: 'Polski',
    inSentence: 'polski',
    tag: 'pl',
    openGraph: 'pl_PL',
    alphabets: ['latin', 'polish'],
    notation: { thousands: NO_BREAK_SPACE, range: '–', time: 'H:mm' },
  },
  {
    code: 'de',
    name: 'Deutsch',
    inSentence: 'Deutsch',
    tag: 'de',
    openGraph: 'de_DE',
    alphabets: ['latin'],
    notation: { thousands: '.', range: `${NO_BREAK_SPACE}bis${NO_BREAK_SPACE}`, time: 'H:mm' },
  },
  {
    code: 'fr',
    name: 'Français',
    inSentence: 'français',
    tag: 'fr',
    openGraph: 'fr_FR',
    alphabets: ['latin'],
    notation: {
      thousands: NARROW_NO_BREAK_SPACE,
      range: `${NO_BREAK_SPACE}à${NO_BREAK_SPACE}`,
      time: `H${NO_BREAK_SPACE}h[${NO_BREAK_SPACE}mm]`,
    },
  },
  {
    code: 'es',
    name: 'Español',
    inSentence: 'español',
    tag: 'es',
    openGraph: 'es_ES',
    alphabets: ['latin'],
    notation: {
      thousands: NO_BREAK_SPACE,
      range: `${NO_BREAK_SPACE}a${NO_BREAK_SPACE}`,
      time: 'H:mm',
    },
  },
  {
    code: 'ru',
    name: 'Русский',
    inSentence: 'русский',
    tag: 'ru',
    openGraph: 'ru_RU',
    alphabets: ['russian'],
    notation: { thousands: NO_BREAK_SPACE, range: '–', time: 'H:mm' },
  },
  {
    code: 'no',
    name: 'Norsk',
    inSentence: 'norsk',
    tag: 'nb',
    // Browsers report Bokmål or Nynorsk, never `no`.
    serves: ['nb', 'nn'],
    openGraph: 'nb_NO',
    alphabets: ['latin'],
    notation: { thousands: NO_BREAK_SPACE, range: '–', time: 'HH.mm' },
  },
] as const satisfies readonly LanguageDefinition[]

export type Language = (typeof REGISTRY)[number]['code']

export interface LanguageEntry extends LanguageDefinition {
  code: Language
}

export const LANGUAGES: readonly LanguageEntry[] = REGISTRY
export const LANGUAGE_CODES: readonly Language[] = REGISTRY.map(({ code }) => code)
export const DEFAULT_LANGUAGE: Language = 'en'

const entries = new Map<string, LanguageEntry>(LANGUAGES.map((entry) => [entry.code, entry]))

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && entries.has(value)

export const languageEntry = (code: Language): LanguageEntry => entries.get(code) ?? REGISTRY[0]
