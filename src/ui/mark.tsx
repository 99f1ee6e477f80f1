import { cx } from '@styled/css'
import { type MarkVariantProps, mark } from '@styled/recipes'

interface MarkProps extends MarkVariantProps {
  className?: string | undefined
}

/** A size of its own: without one, browsers differ in how large a drawing is that CSS leaves open. */
const SIZE = { width: 28, height: 34 }
const LEFT = { x: 0, y: 0, width: 17, height: 28, rx: 4.5 }
const RIGHT = { ...LEFT, x: 11, y: 6 }

/** The mark of the agency: two frames and their overlap. */
export function Mark({ ground, className }: MarkProps) {
  return (
    <svg
      {...SIZE}
      viewBox="0 0 28 34"
      className={cx(mark({ ground }), className)}
      aria-hidden="true"
    >
      <rect {...LEFT} fill="var(--left)" />
      <rect {...RIGHT} fill="var(--right)" />
      <path
        d="M11 10.5A4.5 4.5 0 0 1 15.5 6H17v17.5A4.5 4.5 0 0 1 12.5 28H11Z"
        fill="var(--overlap)"
      />
    </svg>
  )
}

/** One frame of the mark filled; the other is the outline of the missing half. */
export function HalfMark({ side, ground, className }: MarkProps & { side: 'left' | 'right' }) {
  const [present, missing] = side === 'left' ? [LEFT, RIGHT] : [RIGHT, LEFT]
  return (
    <svg
      {...SIZE}
      viewBox="-1 -1 30 36"
      className={cx(mark({ ground }), className)}
      aria-hidden="true"
    >
      <rect {...missing} fill="none" stroke="var(--overlap)" strokeOpacity={0.55} strokeWidth={1} />
      <rect {...present} fill={`var(--${side})`} />
    </svg>
  )
}
