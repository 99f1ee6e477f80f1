import { css, cx } from '@styled/css'
import { mark } from '@styled/recipes'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'
import { rise, useFirstView } from '../ui/use-first-view.ts'
import { wholeRanges } from '../ui/whole-ranges.tsx'

const layout = css({ pb: 'section', rowGap: 'stack' })
const heading = css({ gridColumn: '1 / -1' })
const list = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gridTemplateRows: { md: 'repeat(5, auto)' },
  columnGap: 'gutter',
  rowGap: { base: '12', md: '0' },
})
const step = css({
  display: 'grid',
  gridTemplateColumns: { mdDown: 'minmax(0, 1fr)' },
  gridTemplateRows: { md: 'subgrid' },
  gridRow: { md: 'span 5' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 3' },
  },
})
/** A fact stands beside its label, or below it where text is large. */
const fact = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  alignContent: 'start',
  alignItems: 'baseline',
  borderTopWidth: 'rule',
  borderColor: 'line',
  paddingBlock: '4',
  '& dt': {
    flex: { base: '[0 0 6.5rem]', mdToLg: '[0 0 100%]' },
    textStyle: 'small',
    color: 'textMuted',
  },
  '& dd': { flex: '[1 1 9rem]', textStyle: 'body', textWrap: '[pretty]' },
})
const name = css({ mt: '5', mb: '5', textWrap: 'balance' })
const drawing = css({ width: '[clamp(7rem, 12vw, 11rem)]', height: 'auto' })

const FACTS = ['who', 'when', 'receive'] as const

export type StepFact = (typeof FACTS)[number]

/** How far apart the two frames of the drawing are at each step. */
const STEPS = [
  { step: 0, apart: 24 },
  { step: 1, apart: 17 },
  { step: 2, apart: 11 },
] as const
export type Step = (typeof STEPS)[number]['step']

interface NextStepsProps {
  title: string
  /** The label of a fact */
  label: (fact: StepFact) => string
  /** The text of a part of a step */
  text: (step: Step, part: StepFact | 'title') => string
  /** The side of the screen on which this audience stands, and takes the first step */
  side: 'left' | 'right'
}

/** What happens after the first message: who does what, when, and what the visitor gets. */
export function NextSteps({ title, label, text, side }: NextStepsProps) {
  const steps = useFirstView<HTMLOListElement>(rise)
  return (
    <Bounds columns className={layout}>
      <Heading level={2} className={heading}>
        {title}
      </Heading>
      <ol ref={steps} className={list}>
        {STEPS.map(({ step: index, apart }) => (
          <li key={index} className={step}>
            <Approach apart={apart} present={index === 0 ? side : 'both'} />
            <Heading level={3} variant="display3" className={name}>
              {text(index, 'title')}
            </Heading>
            <dl>
              {FACTS.map((key) => (
                <div key={key} className={fact}>
                  <dt>{label(key)}</dt>
                  <dd>{wholeRanges(text(index, key))}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Bounds>
  )
}

const FRAME = { width: 17, height: 28, rx: 4.5 }
const OUTLINE = { width: 16, height: 27, rx: 4 }
/** How much lower the right frame stands */
const LOWER = 6

interface ApproachProps {
  /** The distance from the left edge of one frame to that of the other, in units of the drawing */
  apart: number
  /** The filled frames; a missing one is an outline */
  present: 'left' | 'right' | 'both'
}

/** The two frames approaching each other; their overlap is in the third ink. */
function Approach({ apart, present }: ApproachProps) {
  const overlap = FRAME.width - apart
  return (
    <svg
      width={42}
      height={34}
      viewBox="0 0 42 34"
      className={cx(mark(), drawing)}
      aria-hidden="true"
    >
      {present === 'right' ? (
        <Missing x={0} y={0} />
      ) : (
        <rect {...FRAME} x={0} y={0} fill="var(--left)" />
      )}
      {present === 'left' ? (
        <Missing x={apart} y={LOWER} />
      ) : (
        <rect {...FRAME} x={apart} y={LOWER} fill="var(--right)" />
      )}
      {overlap > 0 && (
        <path
          d="M11 10.5A4.5 4.5 0 0 1 15.5 6H17v17.5A4.5 4.5 0 0 1 12.5 28H11Z"
          fill="var(--overlap)"
        />
      )}
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
