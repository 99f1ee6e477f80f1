import { css, cx } from '@styled/css'
import { mark } from '@styled/recipes'
import type { ReactNode } from 'react'
import { MARK } from '../theme/mark.ts'

/** How far apart the two frames of the drawing are at each step. */
export const STEPS = [
  { step: 0, apart: 24 },
  { step: 1, apart: 17 },
  { step: 2, apart: 11 },
] as const

const drawing = css({ width: '[clamp(5rem, 12vw, 11rem)]', height: 'auto', flexShrink: '0' })

const OUTLINE = { width: 16, height: 27, rx: 4 }

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
    <svg
      width={42}
      height={34}
      viewBox="0 0 42 34"
      className={cx(mark(), drawing)}
      aria-hidden="true"
    >
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
    // As many dots as fit evenly: the last is as far from the first as from the one before
    pathLength={40}
    strokeDasharray="0.05 0.95"
    strokeLinecap="round"
    strokeWidth={0.7}
  />
)
