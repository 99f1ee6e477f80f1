import { shape } from './glyphs.ts'
import { type Letters, piecesOf } from './letters.ts'

/** A line of text as SVG outlines: the baseline begins at 0, 0 and one unit is one em. */
export interface Line {
  outlines: string
  width: number
}

/** Typesets a text as one line. */
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

export interface Box {
  width: number
  height: number
  /** Distance of two baselines, in ems */
  lineHeight: number
  /** No larger than this, in pixels */
  maxSize: number
}

export interface Block {
  lines: Line[]
  /** Font size in pixels */
  size: number
}

/** Fewer lines are preferred to a larger size, down to this share of the largest. */
const WORTH_A_LINE = 0.92

/**
 * Typesets a text as large as it fits into a box, in balanced lines. A sentence starts on a new line;
 * other lines break at spaces, never at no-break ones.
 */
export function fitBlock(text: string, box: Box, set: SetLine): Block {
  const words = text.split(' ')
  const blocks = words.map((_, i) => {
    const lines = evenLines(words, i + 1, set)
    const widest = Math.max(...lines.map(({ width }) => width))
    const size = Math.min(
      box.maxSize,
      box.width / widest,
      box.height / (1 + (lines.length - 1) * box.lineHeight),
    )
    return { lines, size }
  })
  const largest = Math.max(...blocks.map(({ size }) => size))
  return blocks.find(({ size }) => size >= largest * WORTH_A_LINE) ?? { lines: [], size: 0 }
}

/** Wraps words on at most `count` lines, balanced: the widest line as narrow as possible. */
function evenLines(words: readonly string[], count: number, set: SetLine): Line[] {
  const whole = set(words.join(' ')).width
  let [narrow, wide] = [whole / count, whole]
  let best = wrap(words, wide, set)
  for (let step = 0; step < 12; step++) {
    const width = (narrow + wide) / 2
    const lines = wrap(words, width, set)
    if (lines.length <= count && lines.every((line) => line.width <= width)) {
      best = lines
      wide = width
    } else {
      narrow = width
    }
  }
  return best
}

function wrap(words: readonly string[], width: number, set: SetLine): Line[] {
  const texts: string[] = []
  for (const word of words) {
    const last = texts.at(-1)
    const joins = last && !/[.!?]$/.test(last) && set(`${last} ${word}`).width <= width
    if (joins) texts[texts.length - 1] = `${last} ${word}`
    else texts.push(word)
  }
  return texts.map(set)
}
