/** How much a display title must shrink: `s` not at all, `l` the most. */
export type Fit = 's' | 'm' | 'l'

const SOFT_HYPHEN = '\u00AD'
const LONGEST_TITLE = { s: 24, m: 40 } as const
const LONGEST_WORD = 11

/** The length tier of a title (design brief §3): by its characters, in whatever language. */
export function fitOf(title: string): Fit {
  const { length } = title.replaceAll(SOFT_HYPHEN, '')
  if (length <= LONGEST_TITLE.s) return 's'
  return length <= LONGEST_TITLE.m ? 'm' : 'l'
}

/** Whether a word that cannot be broken would be too wide for a small phone in display type. */
export const hasLongWord = (title: string): boolean =>
  title.split(/[\s\u00AD-]/).some(({ length }) => length > LONGEST_WORD)
