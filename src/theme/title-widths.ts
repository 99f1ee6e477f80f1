import type { Language } from '../i18n/languages.ts'
import type { PageId } from '../urls/pages.ts'

/**
 * Width of the widest line of a large title in ems of the display typeface, with its intended
 * line breaks; the font size is derived from it. `tests/unit/theme/title-widths.test.ts` measures
 * them, so a changed title needs its new width here. A language that is not listed is set as if its titles
 * were as wide as the widest.
 */
export type WidestLines = Partial<Record<Language, number>>

/** Home's title in two lines, on a phone */
export const HERO_PAIR: WidestLines = {
  en: 3.85,
  pl: 4.5,
  de: 5.82,
  fr: 3.67,
  es: 5.02,
  ru: 5.37,
  no: 3.81,
}

/** Home's title in three lines, the Russian in four */
export const HERO_LINES: WidestLines = {
  en: 2.66,
  pl: 2.54,
  de: 3.73,
  fr: 2.25,
  es: 3.08,
  ru: 2.73,
  no: 2.7,
}

/**
 * The titles of the audience pages: on a tablet each sentence in two lines (in Russian in one), with their
 * share of the viewport height; elsewhere in one line.
 */
export const AUDIENCE_TITLES = {
  'for-influencers': {
    sentences: { en: 5.93, pl: 5.48, de: 6.34, fr: 4.01, es: 6.1, ru: 4.62, no: 5.41 },
    lines: { en: 3.09, pl: 4.12, de: 3.96, fr: 2.22, es: 3.61, ru: 4.62, no: 3.17 },
    share: '0.88 * var(--title-share)',
  },
  'for-brands': {
    sentences: { en: 5.72, pl: 6.2, de: 6.61, fr: 5.57, es: 5.09, ru: 3.82, no: 5.86 },
    lines: { en: 3.09, pl: 4.57, de: 4.22, fr: 3.09, es: 3.66, ru: 3.82, no: 3.17 },
    share: '0.79 * var(--title-share)',
  },
} as const satisfies Partial<
  Record<PageId, { sentences: WidestLines; lines: WidestLines; share: string }>
>

export type AudiencePage = keyof typeof AUDIENCE_TITLES

export const widestLineOf = (lines: WidestLines, language?: Language): number =>
  (language && lines[language]) ?? Math.max(...Object.values(lines))
