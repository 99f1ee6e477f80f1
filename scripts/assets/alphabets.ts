import type { Alphabet } from '../../src/i18n/languages.ts'

/** A language's alphabet, or a part of one, or the letters that no page preloads */
export type FontPart = Alphabet | 'cyrillic' | 'rare'

/**
 * What every page shows: most of ASCII, the punctuation of all languages, and the letters of their names
 * (Français, Español) and of Polish that are Latin-1.
 */
const BASIC = [
  between(' ', '#'),
  between('%', ')'),
  between('+', ';'),
  between('?', 'Z'),
  '_',
  between('a', 'z'),
  '’“”„«»–—…',
  '©·',
  '\u00A0',
  'çñó',
].join('')

/** What no Russian title has; one that gets it (a new brand) loads the Latin file as well. */
const UNUSED_IN_RUSSIAN_TITLES = /[BHJKQVWYjqwz"#%&';_’„”“©·ó]/g

const CYRILLIC = `${between('А', 'я')}Ёё№`

/**
 * The character set of each font file. A page loads the files of the alphabets that its text uses, so
 * a letter belongs to one of them only; but for those of `WHOLE`, which have a family of their own.
 * A name with a letter of no file (ã, č) shows it in the visitor's own font.
 */
export const ALPHABETS = {
  basic: BASIC,
  /** With the letters of the texts in de, fr, es and no. */
  latin: [BASIC, 'Üäöüß', 'ÀÉàâèéêîôœû', 'Úáíú', 'ØÅæøå', '¡¿'].join(''),
  polish: 'ĄąĆćĘęŁłŃńŚśŹźŻż',
  cyrillic: CYRILLIC,
  /** Of titles, in one file */
  russian: BASIC.replace(UNUSED_IN_RUSSIAN_TITLES, '') + CYRILLIC,
  /** The rest of ASCII, the other letters of de, fr, es and no: visitors write them, our texts do not. */
  rare: '$*<=>[\\]^`{|}~°€ÄÖÂÆÇÈÊËÎÏÔŒÙÛëïùÿÁÍÑÓ‘‚ªº',
} as const satisfies Record<FontPart, string>

/** Parts that every page in some language loads: each is a family of its own, the first in its stack. */
export const WHOLE: readonly FontPart[] = ['basic', 'russian']

/**
 * Characters that no font file holds and every browser makes from the ones it does (a space of
 * another width, nothing at all). A font must claim them, or they split a word into two fonts.
 * Soft hyphen, thin and zero-width spaces, narrow no-break space.
 */
export const SYNTHESISED = '\u00AD\u2009\u200B\u202F'

/**
 * Stands after a hyphen at which no line may end. No font claims it: Safari would load a further file
 * for it.
 */
export const WORD_JOINER = '\u2060'

function between(first: string, last: string): string {
  const start = first.codePointAt(0) ?? 0
  const end = last.codePointAt(0) ?? start
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, i) => start + i))
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0')

/** Characters as a CSS `unicode-range`: `'abcx'` → `U+0061-0063, U+0078`. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: { from: number; to: number }[] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last.to + 1) last.to = point
    else ranges.push({ from: point, to: point })
  }
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}
