import type { Language } from '../i18n/languages.ts'

/**
 * Width of the widest line of each poster title in ems of the display typeface, with its intended
 * line breaks; the font size is derived from it. `tests/unit/theme/title-widths.test.ts` measures
 * them, so a changed title needs its new width here. A language that is not listed is set as if its titles
 * were as wide as the widest.
 */
export const WIDEST_LINE = {
  /** Home's title in three lines, the Russian in four */
  hero: { en: 2.66, pl: 2.54, de: 3.73, fr: 2.25, es: 3.08, ru: 2.73, no: 2.7 },
  /** For Influencers: each sentence in two lines */
  influencers: { en: 3.09, pl: 4.12, de: 3.96, fr: 2.22, es: 3.61, ru: 2.67, no: 3.17 },
  /** For Brands: each sentence in two lines */
  brands: { en: 3.09, pl: 4.57, de: 4.22, fr: 3.09, es: 3.66, ru: 2.02, no: 3.17 },
} as const satisfies Record<string, Partial<Record<Language, number>>>

export function widestLineOf(title: keyof typeof WIDEST_LINE, language: Language): number {
  const widths: Partial<Record<Language, number>> = WIDEST_LINE[title]
  return widths[language] ?? Math.max(...Object.values(widths))
}
