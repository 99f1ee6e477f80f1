import { type Alphabet, MORE_LETTERS } from '../../src/i18n/languages.ts'

/** A language's alphabet, or a part of one, or the letters that no page preloads */
export type FontPart = Alphabet | 'cyrillic' | 'rare'

/** The fonts of the text have Latin-1 in one file and all other Latin letters in another. */
const isLatin1 = (letter: string) => letter < '\u0100'

const moreLetters = Object.entries(MORE_LETTERS) as [keyof typeof MORE_LETTERS, string][]

/** Most of ASCII, the punctuation of all languages, and the letters of the texts in Latin script. */
const LATIN = unique(
  [
    between(' ', '#'),
    between('%', ')'),
    between('+', ';'),
    '=',
    between('?', 'Z'),
    '_',
    between('a', 'z'),
    '’“”„«»–—…',
    '©·§€',
    '\u00A0',
    'çñó',
    'ÄÖÜäöüß‚‘',
    'ÀÉàâèéêîôœùû',
    'Úáíú',
    'ØÅæøå',
    '¡¿',
    ...moreLetters.flatMap(([, letters]) => [...letters].filter(isLatin1)),
  ].join(''),
)

const EXTENDED = Object.fromEntries(
  moreLetters.map(([name, letters]) => [name, [...letters].filter((c) => !isLatin1(c)).join('')]),
) as Record<keyof typeof MORE_LETTERS, string>

const CYRILLIC = `${between('А', 'я')}Ёё№`

/** A title with another letter (a new brand) loads the Latin file as well. */
const RUSSIAN_TITLES = `${CYRILLIC} \u00A0!()+,-./0123456789:;=?@ACDEFGIJLMNOPRSTUXZabcdefghiklmnoprstuvxy«»–—…çñ`

/**
 * The character set of each font file. A page loads the files of the alphabets that its text uses, so
 * a letter belongs to one of them only; but for the Russian one, which is a family of its own.
 * A name with a letter of no file (ã, č) shows it in the visitor's own font.
 */
export const ALPHABETS = {
  latin: LATIN,
  ...EXTENDED,
  cyrillic: CYRILLIC,
  /** Of titles, in one file instead of two: 4.7 kB less on a Russian page */
  russian: RUSSIAN_TITLES,
  /** The rest of ASCII, the other letters of de, fr, es and no: visitors write them, our texts do not. */
  rare: [...'$*<>[\\]^`{|}~°ÂÆÇÈÊËÎÏÔŒÙÛëïÿÁÍÑÓªº'].filter((c) => !LATIN.includes(c)).join(''),
} as const satisfies Record<FontPart, string>

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

function unique(characters: string): string {
  return [...new Set(characters)].join('')
}

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
