/** Characters that Unicode does not decompose */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '‘': "'",
  '’': "'",
  '‐': '-',
}
const NOT_DECOMPOSED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** Combining marks and invisible format characters (soft hyphen, word joiner) */
const MARKS = /[\p{Mark}\p{Format}]/gu

/**
 * Folds a text for search: lower case, without diacritics, with plain spaces, apostrophes and
 * hyphens.
 *
 * `Zielińska` → `zielinska`, `Władza` → `wladza`, `Größe` → `grosse`, `cœur` → `coeur`,
 * `Счёт` → `счет`, `l’IA` → `l'ia`
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(NOT_DECOMPOSED, (letter) => PLAIN[letter] ?? letter)

/** A word of a text or of a search, without the punctuation around it */
export const WORD = /[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu
