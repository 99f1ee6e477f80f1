import { fitLines, type TextBox } from '../../src/pages/contact/ticket/fit-lines.ts'
import { shape } from './glyphs.ts'
import { type Letters, piecesOf } from './letters.ts'

/** A line of text as SVG outlines: the baseline begins at 0, 0 and one unit is one em. */
export interface Line {
  outlines: string
  width: number
}

export type SetLine = (text: string) => Line

/**
 * Typesets lines with the glyph variants of a language (`locl`).
 *
 * @param tag the language's BCP 47 tag
 * @param tracking space added between two letters, in ems
 */
export function compositor(letters: Letters, tag: string, tracking: number): SetLine {
  const known = new Map<string, Line>()
  return (text) => {
    const line = known.get(text) ?? setLine(letters, text, tag, tracking)
    known.set(text, line)
    return line
  }
}

function setLine(letters: Letters, text: string, tag: string, tracking: number): Line {
  let width = 0
  let outlines = ''
  for (const { font, text: piece } of piecesOf(letters, text)) {
    const em = font.face.upem
    const { glyphs, advance } = shape(font, piece, tag)
    glyphs.forEach(({ id, x, y }, i) => {
      const left = width + x / em + i * tracking
      const place = `translate(${left} ${-y / em}) scale(${1 / em} ${-1 / em})`
      outlines += `<path transform="${place}" d="${font.glyphToPath(id)}"/>`
    })
    width += advance / em + glyphs.length * tracking
  }
  return { outlines, width: width - tracking }
}

export interface Block {
  lines: Line[]
  /** Font size in pixels */
  size: number
}

/** Typesets a text as large as it fits into a box. A sentence starts on a new line. */
export function fitBlock(text: string, box: Omit<TextBox, 'maxLines'>, set: SetLine): Block {
  const widthOf = (line: string) =>
    /[.!?] /.test(line) ? Number.POSITIVE_INFINITY : set(line).width
  const { lines, size } = fitLines(text, { ...box, maxLines: Number.POSITIVE_INFINITY }, widthOf)
  return { lines: lines.map(set), size }
}
