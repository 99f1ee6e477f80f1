import type { Language } from '../i18n/languages.ts'
import onestCyrillic from './fonts/onest-cyrillic.woff2'
import onestLatin from './fonts/onest-latin.woff2'
import onestPolish from './fonts/onest-polish.woff2'
import sofiaCyrillic from './fonts/sofia-cyrillic.woff2'
import sofiaLatin from './fonts/sofia-latin.woff2'
import sofiaPolish from './fonts/sofia-polish.woff2'

const LATIN = [sofiaLatin, onestLatin]

/**
 * Addresses of the font files that every page of a language needs for its first paint, to be
 * preloaded. A page loads others only for a letter of another alphabet (a Polish name).
 */
export const FONT_FILES: Record<Language, readonly string[]> = {
  en: LATIN,
  pl: [...LATIN, sofiaPolish, onestPolish],
  de: LATIN,
  fr: LATIN,
  es: LATIN,
  ru: [...LATIN, sofiaCyrillic, onestCyrillic],
  no: LATIN,
}
