import type { Language } from '../i18n/languages.ts'
import type { PageId } from '../urls/pages.ts'

/**
 * Width of the widest line of a large title in ems of the display typeface, with its intended
 * line breaks, or of the font that is shown until it has loaded, if that is wider: so the title has as many
 * lines in both. The font size is derived from it. `tests/unit/theme/title-widths.test.ts` measures
 * them, so a changed title needs its new width here. A language that is not listed is set as if its titles
 * were as wide as the widest.
 */
export type WidestLines = Partial<Record<Language, number>>

/** Home's title in two lines, on a phone or tablet */
export const HERO_PAIR: WidestLines = {
  en: 4,
  pl: 4.58,
  de: 5.86,
  fr: 3.74,
  es: 5.19,
  ru: 5.42,
  no: 3.81,
}

/** Home's title in three lines, the Russian in four, on a desk */
export const HERO_LINES: WidestLines = {
  en: 2.69,
  pl: 2.55,
  de: 3.75,
  fr: 2.25,
  es: 3.22,
  ru: 2.77,
  no: 2.7,
}

/**
 * The titles of the audience pages: on a tablet each sentence in two lines (in Russian in one), with their
 * share of the viewport height; elsewhere in one line.
 */
export const AUDIENCE_TITLES = {
  'for-influencers': {
    sentences: { en: 5.96, pl: 5.69, de: 6.36, fr: 4.01, es: 6.32, ru: 4.63, no: 5.46 },
    lines: { en: 3.09, pl: 4.1, de: 3.96, fr: 2.39, es: 3.62, ru: 4.63, no: 3.17 },
    share: '0.88 * var(--title-share)',
  },
  'for-brands': {
    sentences: { en: 5.76, pl: 6.3, de: 6.78, fr: 5.61, es: 5.27, ru: 3.84, no: 5.94 },
    lines: { en: 3.09, pl: 4.62, de: 4.28, fr: 3.17, es: 3.85, ru: 3.84, no: 3.17 },
    share: '0.79 * var(--title-share)',
  },
} as const satisfies Partial<
  Record<PageId, { sentences: WidestLines; lines: WidestLines; share: string }>
>

export type AudiencePage = keyof typeof AUDIENCE_TITLES

export const widestLineOf = (lines: WidestLines, language?: Language): number =>
  (language && lines[language]) ?? Math.max(...Object.values(lines))
