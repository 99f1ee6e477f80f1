/** How much a display title must shrink: `s` not at all, `l` the most. */
export type Fit = 's' | 'm' | 'l'

const SOFT_HYPHENS = /\u00AD/g
const LONGEST = { s: 24, m: 40 } as const

/** The length tier of a title (design brief §3): by its characters, in whatever language. */
export function fitOf(title: string): Fit {
  const { length } = title.replace(SOFT_HYPHENS, '')
  if (length <= LONGEST.s) return 's'
  return length <= LONGEST.m ? 'm' : 'l'
}
