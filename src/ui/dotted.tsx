import { css } from '@styled/css'
import { Fragment, type ReactNode } from 'react'

/** Each fact has its dot at the left, and the row cuts off its left edge: no line begins or ends with a dot. */
const dots = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '[0.25em]',
    ms: '-2',
    clipPath: '[inset(0 0 0 {spacing.2})]',
  }),
  fact: css({ ps: '2' }),
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
