/** What Unicode does not take apart into a plain letter and a mark. */
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
const UNDIVIDED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** Accents, and what is there but not seen: soft hyphens, word joiners. */
const MARKS = /[\p{Mark}\p{Format}]/gu

/**
 * A text as it is compared with what a visitor types: lower case, without accents, with plain
 * spaces, apostrophes and hyphens.
 *
 * `Zielińska` → `zielinska`, `Władza` → `wladza`, `Größe` → `grosse`, `cœur` → `coeur`,
 * `Счёт` → `счет`, `l’IA` → `l'ia`
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(UNDIVIDED, (letter) => PLAIN[letter] ?? letter)
