export interface TextBox {
  width: number
  height: number
  /** Of the letters */
  maxSize: number
  maxLines: number
}

export interface FittedText {
  lines: readonly string[]
  size: number
}

/** The height of a line in display type, as a share of its letters' size */
export const LINE_HEIGHT = 0.92

/** Fewer lines are preferred to larger letters, down to this share of their size. */
const WORTH_A_LINE = 0.9

/**
 * Breaks a text into even lines so that its letters are as large as a box allows: at spaces, never at
 * no-break ones.
 *
 * @param widthOf the width of a line in letters of size 1
 */
export function fitLines(
  text: string,
  box: TextBox,
  widthOf: (line: string) => number,
): FittedText {
  const words = text.split(/[^\S\u00A0\u202F]+/)
  const fits = Array.from({ length: Math.min(box.maxLines, words.length) }, (_, index) => {
    const lines = evenLines(words, index + 1, widthOf)
    const size = Math.min(
      box.maxSize,
      box.width / widest(lines, widthOf),
      box.height / lines.length / LINE_HEIGHT,
    )
    return { lines, size }
  })
  return fits.reduce((best, fit) => (fit.size * WORTH_A_LINE > best.size ? fit : best))
}

const widest = (lines: readonly string[], widthOf: (line: string) => number) =>
  Math.max(...lines.map(widthOf))

/** The words in a number of lines, or in one each, of which the widest is as narrow as it can be. */
export function evenLines(
  words: readonly string[],
  count: number,
  widthOf: (line: string) => number,
): readonly string[] {
  if (count === 1 || words.length === 1) return [words.join(' ')]
  const all = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(' '),
      ...evenLines(words.slice(index + 1), count - 1, widthOf),
    ])
  return all.reduce((best, lines) =>
    widest(lines, widthOf) <= widest(best, widthOf) ? lines : best,
  )
}
