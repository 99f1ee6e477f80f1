import { css } from '@styled/css'
import { Fragment, type ReactNode } from 'react'

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

/** The dots are beside the facts, and what is left of the column is cut: a line neither ends nor begins with one. */
const dots = {
  row: css({ display: 'block', ms: '-2', clipPath: '[inset(0 0 0 {spacing.2})]' }),
  fact: css({ display: 'inline-block', ps: '2' }),
  dot: css({ position: 'absolute', ms: '-2' }),
}

/** What is no sentence, each fact as a whole, with a dot between each two */
export const dotted = (...facts: ReactNode[]): ReactNode => (
  <span className={dots.row}>
    {facts.map((fact, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no other identity than its place
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className={dots.fact}>
          {index > 0 && <span className={dots.dot}>· </span>}
          {fact}
        </span>
      </Fragment>
    ))}
  </span>
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
