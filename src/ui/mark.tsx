import { cx } from '@styled/css'
import { type MarkVariantProps, mark } from '@styled/recipes'
import { AUDIENCES, type Audience } from '../content/audience.ts'
import { MARK } from '../theme/mark.ts'

interface MarkProps extends MarkVariantProps {
  className?: string | undefined
}

const { width, height, left, right, overlap } = MARK
/** Intrinsic size: without it, browsers differ in the size of an SVG that CSS leaves auto. */
const SIZE = { width, height }

/** The mark of the agency: two frames and their overlap. */
export function Mark({ ground, className }: MarkProps) {
  return (
    <svg
      {...SIZE}
      viewBox={`0 0 ${width} ${height}`}
      className={cx(mark({ ground }), className)}
      aria-hidden="true"
    >
      <rect {...left} fill="var(--left)" />
      <rect {...right} fill="var(--right)" />
      <path d={overlap} fill="var(--overlap)" />
    </svg>
  )
}

/** One frame of the mark filled; the other is the outline of the missing half. */
export function HalfMark({ audience, ground, className }: MarkProps & { audience: Audience }) {
  const { side, other } = AUDIENCES[audience]
  return (
    <svg
      {...SIZE}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      className={cx(mark({ ground }), className)}
      aria-hidden="true"
    >
      <rect
        {...MARK[AUDIENCES[other].side]}
        fill="none"
        stroke="var(--overlap)"
        strokeOpacity={0.55}
        strokeWidth={1}
      />
      <rect {...MARK[side]} fill={`var(--${side})`} />
    </svg>
  )
}
