import { charactersOf, type Font, openFont, shape } from './glyphs.ts'
import { readPackageFile } from './typefaces.ts'

/** A typeface over all its files. */
export type Letters = readonly { font: Font; characters: Set<string> }[]

/** Opens the font files that together are a typeface; variable ones at a weight. */
export const openLetters = (files: readonly string[], weight?: number): Promise<Letters> =>
  Promise.all(
    files.map(async (file) => {
      const font = await openFont(await readPackageFile(file), weight)
      return { font, characters: charactersOf(font) }
    }),
  )

/** What a shaper makes from another character, so that no font needs to have it. */
const SHAPED_FROM: Readonly<Record<string, string>> = { '\u202F': ' ' }

const hasLetter = (characters: Set<string>, character: string): boolean =>
  characters.has(SHAPED_FROM[character] ?? character)

/**
 * Splits a text into runs that one font file can set.
 *
 * @throws when the typeface lacks a character
 */
export function piecesOf(letters: Letters, text: string): { font: Font; text: string }[] {
  const pieces: { font: Font; text: string }[] = []
  for (const character of text) {
    const font = letters.find(({ characters }) => hasLetter(characters, character))?.font
    if (!font) throw new Error(`No font has the character “${character}” of “${text}”`)
    const last = pieces.at(-1)
    if (last?.font === font) last.text += character
    else pieces.push({ font, text: character })
  }
  return pieces
}

/** The width of a text in ems, with the glyph variants of a language (BCP 47 tag). */
export const widthOf = (letters: Letters, text: string, tag: string): number =>
  piecesOf(letters, text).reduce(
    (width, { font, text: piece }) => width + shape(font, piece, tag).advance / font.face.upem,
    0,
  )
