import { css } from '@styled/css'
import { mark } from '@styled/recipes'
import type { ReactNode } from 'react'
import { MARK } from '../theme/mark.ts'
import { Bounds } from '../ui/bounds.tsx'
import { riseChildren, useEntrance } from '../ui/entrance.ts'
import { Heading } from '../ui/heading.tsx'
import { Prose } from '../ui/prose.tsx'
import { wholeRanges } from '../ui/text.tsx'

/** Indices of the dictionaries' lists `next.steps` */
export const STEPS = [0, 1, 2] as const

/** How far apart the two frames of the drawing are at each step */
const APART = [19, 17, 11] as const

const styles = {
  heading: css({ mb: { base: '10', md: '8' } }),
  list: css({
    display: 'grid',
    // Each is as wide as its drawing: all are at one scale, and fill the width.
    gridTemplateColumns: { md: 'minmax(0, 36fr) minmax(0, 34fr) minmax(0, 28fr)' },
    columnGap: 'gutter',
    rowGap: { base: '10', md: '2' },
    pb: 'section',
  }),
  /**
   * On a phone beside its drawing, with large text below it; elsewhere the steps share their rows, so that
   * their titles begin on one line.
   */
  step: css({
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gap: { base: '4', md: '[inherit]' },
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 3' },
    alignItems: 'start',
    '& > svg': {
      width: { base: '[5.5rem]', md: 'full' },
      height: { base: '[5.19rem]', md: 'auto' },
      mb: { md: '4' },
    },
  }),
  beside: css({
    display: { base: 'grid', md: 'contents' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    flex: '[1 1 11rem]',
  }),
  text: css({ display: 'grid', gap: '2' }),
  title: css({ fontSize: { md: '[clamp(2rem, 3.4vw, 3rem)]' } }),
  when: css({ textStyle: 'fact', color: 'textMuted' }),
}

interface StepsProps {
  title: string
  /** Whose frame is there from the beginning */
  side: 'left' | 'right'
  /** Their texts, and what is handed over at each, in units of the drawing */
  steps: readonly {
    step: (typeof STEPS)[number]
    when: string
    title: string
    text: string
    handedOver: ReactNode
  }[]
}

/** What happens after the first message, when, and what one gets; meanwhile both frames come together. */
export function Steps({ title, side, steps }: StepsProps) {
  const list = useEntrance<HTMLOListElement>(riseChildren)
  return (
    <Bounds>
      <Heading level={2} className={styles.heading}>
        {title}
      </Heading>
      <ol ref={list} className={styles.list}>
        {steps.map(({ step, when, title: name, text, handedOver }) => (
          <li key={step} className={styles.step}>
            <StepDrawing apart={APART[step]} present={step === 0 ? side : 'both'}>
              {handedOver}
            </StepDrawing>
            <div className={styles.beside}>
              <p className={styles.when}>{wholeRanges(when)}</p>
              <div className={styles.text}>
                <Heading level={3} variant="display3" className={styles.title}>
                  {name}
                </Heading>
                <Prose variant="lead">{text}</Prose>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Bounds>
  )
}

const OUTLINE = { width: 16, height: 27, rx: 4 }
const PERIMETER = 2 * (OUTLINE.width + OUTLINE.height) - (8 - 2 * Math.PI) * OUTLINE.rx
/** As many as fit evenly: the last is as far from the first as from the one before */
const DOTS = 40

interface StepDrawingProps {
  /** The distance from the left edge of one frame to that of the other, in units of the drawing */
  apart: number
  /** The filled frames; a missing one is an outline */
  present: 'left' | 'right' | 'both'
  /** Drawn on the frames */
  children?: ReactNode
}

/** The two frames approaching each other; their overlap is in the third ink. */
function StepDrawing({ apart, present, children }: StepDrawingProps) {
  const { left, right, overlap } = MARK
  return (
    // Without a width and a height of its own: in a subgrid Firefox would give it no more room than those.
    <svg viewBox={`0 0 ${apart + right.width} 34`} className={mark()} aria-hidden="true">
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
