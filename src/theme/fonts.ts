import { type Alphabet, type Language, languageEntry } from '../i18n/languages.ts'
import onestCyrillic from './fonts/onest-cyrillic.woff2'
import onestLatin from './fonts/onest-latin.woff2'
import onestPolish from './fonts/onest-polish.woff2'
import sofiaLatin from './fonts/sofia-latin.woff2'
import sofiaRussian from './fonts/sofia-russian.woff2'

/** URLs of the font files, display first */
const FILES: Record<Alphabet, readonly string[]> = {
  latin: [sofiaLatin, onestLatin],
  polish: [onestPolish],
  russian: [sofiaRussian, onestLatin, onestCyrillic],
}

/**
 * The fonts to preload for a language. Others load only for letters of another alphabet, which
 * visitors write.
 */
export const fontFilesOf = (language: Language): readonly string[] =>
  languageEntry(language).alphabets.flatMap((alphabet) => FILES[alphabet])
