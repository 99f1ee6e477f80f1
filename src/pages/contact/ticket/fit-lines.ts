export interface TextBox {
  width: number
  height: number
  /** The largest letters */
  largest: number
  /** The most lines */
  lines: number
}

export interface FittedText {
  lines: readonly string[]
  size: number
}

/** The height of a line in display type, as a share of its letters' size */
export const LINE_HEIGHT = 0.92

/**
 * Breaks a text into lines so that its letters are as large as a box allows.
 *
 * @param widthOf the width of a line in letters of size 1
 */
export function fitLines(
  text: string,
  box: TextBox,
  widthOf: (line: string) => number,
): FittedText {
  const words = text.split(/(?:(?!\u00A0)\s)+/)
  const fits = Array.from({ length: Math.min(box.lines, words.length) }, (_, index) => {
    const lines = narrowest(words, index + 1, widthOf)
    const size = Math.min(
      box.largest,
      box.width / widest(lines, widthOf),
      box.height / lines.length / LINE_HEIGHT,
    )
    return { lines, size }
  })
  return fits.reduce((best, fit) => (fit.size > best.size ? fit : best))
}

const widest = (lines: readonly string[], widthOf: (line: string) => number) =>
  Math.max(...lines.map(widthOf))

/** The words in a number of lines, of which the widest is as narrow as it can be. */
function narrowest(
  words: readonly string[],
  count: number,
  widthOf: (line: string) => number,
): readonly string[] {
  if (count === 1) return [words.join(' ')]
  const breaks = Array.from({ length: words.length - count + 1 }, (_, index) => index + 1)
  const all = breaks.map((at) => [
    words.slice(0, at).join(' '),
    ...narrowest(words.slice(at), count - 1, widthOf),
  ])
  return all.reduce((best, lines) =>
    widest(lines, widthOf) < widest(best, widthOf) ? lines : best,
  )
}
