import { css } from '@styled/css'
import type { ReactNode } from 'react'

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
