/** How much a display title must shrink for its longest word: `s` not at all, `xl` the most. */
export type Fit = 's' | 'm' | 'l' | 'xl'

/** Where a word may end: no-break spaces hold it together, soft hyphens part it. */
const BREAKS = /[ \u00AD-]/

/** The tier of the longest word, which can be wider than its column. */
export function wordFitOf(title: string): Fit {
  const length = Math.max(...title.split(BREAKS).map((word) => word.length))
  if (length < 10) return 's'
  if (length < 12) return 'm'
  return length < 14 ? 'l' : 'xl'
}
