/** How much a display title must shrink: `s` not at all, `xl` the most. */
export type Fit = 's' | 'm' | 'l' | 'xl'

/** Where a word may end: no-break spaces hold it together, soft hyphens part it. */
const BREAKS = /[ \u00AD-]/
const SOFT_HYPHENS = /\u00AD/g

/** The length tier of a title (design brief §3): by its characters, in whatever language. */
export function fitOf(title: string): Fit {
  const { length } = title.replace(SOFT_HYPHENS, '')
  if (length <= 24) return 's'
  return length <= 40 ? 'm' : 'l'
}

/** The tier of the longest word, which can be wider than its column. */
export function wordFitOf(title: string): Fit {
  const length = Math.max(...title.split(BREAKS).map((word) => word.length))
  if (length < 10) return 's'
  if (length < 12) return 'm'
  return length < 14 ? 'l' : 'xl'
}
