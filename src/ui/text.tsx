import { css } from '@styled/css'
import type { ReactNode } from 'react'

/**
 * The sentences of a text: "15,000 followers? The left half is yours." →
 * ["15,000 followers?", "The left half is yours."]
 */
export const sentencesOf = (text: string): string[] => text.replace(/([.?!]) /g, '$1\n').split('\n')

const RANGE = /(\d[\d.:]*–\d[\d.:]*)/
const whole = css({ whiteSpace: 'nowrap' })

/** Keeps ranges (`24–48`) on one line: browsers break after an en dash. */
export const wholeRanges = (text: string): ReactNode =>
  text.split(RANGE).map((part) =>
    RANGE.test(part) ? (
      <span key={part} className={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )

/** How much a display title shrinks for its longest word: `s` not at all, `xl` the most. */
export type Fit = 's' | 'm' | 'l' | 'xl'

/** Break opportunities: spaces, soft hyphens and hyphens; no no-break spaces, no hyphen before a word joiner */
const BREAKS = /[ \u00AD]|-(?!\u2060)/

/** The size tier for the longest word of a title. */
export function wordFitOf(title: string): Fit {
  const words = title.split(BREAKS).map((word) => word.replaceAll('\u2060', ''))
  const length = Math.max(...words.map((word) => word.length))
  if (length < 10) return 's'
  if (length < 12) return 'm'
  return length < 14 ? 'l' : 'xl'
}
