import { css } from '@styled/css'
import type { ReactNode } from 'react'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'
import { Prose } from '../ui/prose.tsx'
import { rise, useFirstView } from '../ui/use-first-view.ts'
import { wholeRanges } from '../ui/whole-ranges.tsx'
import { Approach } from './approach.tsx'

/** Indices of the dictionaries' lists `next.steps` */
export const STEPS = [0, 1, 2] as const

/** How far apart the two frames of the drawing are at each step, nearer than to those of the next. */
const APART = [19, 17, 11] as const

const styles = {
  heading: css({ mb: { base: '10', md: '8' } }),
  list: css({
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
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
    '& > svg': { width: { base: '[5.5rem]', md: '[86%]' }, height: 'auto', mb: { md: '4' } },
  }),
  beside: css({
    display: { base: 'grid', md: 'contents' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    flex: '[1 1 11rem]',
  }),
  text: css({ display: 'grid', gap: '2' }),
  title: css({ fontSize: { md: '[min(3.5vw, 3.25rem)]' } }),
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
  const list = useFirstView<HTMLOListElement>(rise)
  return (
    <Bounds>
      <Heading level={2} className={styles.heading}>
        {title}
      </Heading>
      <ol ref={list} className={styles.list}>
        {steps.map(({ step, when, title: name, text, handedOver }) => (
          <li key={step} className={styles.step}>
            <Approach apart={APART[step]} present={step === 0 ? side : 'both'}>
              {handedOver}
            </Approach>
            <div className={styles.beside}>
              <Prose muted>{wholeRanges(when)}</Prose>
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
