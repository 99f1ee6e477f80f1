import { css } from '@styled/css'
import type { ReactNode } from 'react'

const RANGE = /(\d[\d.:]*–\d[\d.:]*)/
const whole = css({ whiteSpace: 'nowrap' })

/** A text whose ranges (`24–48`) stay on one line: browsers end lines after a dash. */
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
