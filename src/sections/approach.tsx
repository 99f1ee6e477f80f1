import { mark } from '@styled/recipes'
import type { ReactNode } from 'react'
import { MARK } from '../theme/mark.ts'

const OUTLINE = { width: 16, height: 27, rx: 4 }
const PERIMETER = 2 * (OUTLINE.width + OUTLINE.height) - (8 - 2 * Math.PI) * OUTLINE.rx
/** As many as fit evenly: the last is as far from the first as from the one before */
const DOTS = 40

interface ApproachProps {
  /** The distance from the left edge of one frame to that of the other, in units of the drawing */
  apart: number
  /** The filled frames; a missing one is an outline */
  present: 'left' | 'right' | 'both'
  /** Drawn on the frames */
  children?: ReactNode
}

/** The two frames approaching each other; their overlap is in the third ink. */
export function Approach({ apart, present, children }: ApproachProps) {
  const { left, right, overlap } = MARK
  return (
    <svg width={42} height={34} viewBox="0 0 42 34" className={mark()} aria-hidden="true">
      {present === 'right' ? <Missing x={0} y={0} /> : <rect {...left} fill="var(--left)" />}
      {present === 'left' ? (
        <Missing x={apart} y={right.y} />
      ) : (
        <rect {...right} x={apart} fill="var(--right)" />
      )}
      {apart === right.x && <path d={overlap} fill="var(--overlap)" />}
      {children}
    </svg>
  )
}

const Missing = ({ x, y }: { x: number; y: number }) => (
  <rect
    {...OUTLINE}
    x={x + 0.5}
    y={y + 0.5}
    fill="none"
    stroke="var(--overlap)"
    strokeDasharray={`0 ${PERIMETER / DOTS}`}
    strokeLinecap="round"
    strokeWidth={0.7}
  />
)
