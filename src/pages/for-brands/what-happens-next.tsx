import { css } from '@styled/css'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Approach, STEPS } from '../../sections/approach.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { rise, useFirstView } from '../../ui/use-first-view.ts'
import { wholeRanges } from '../../ui/whole-ranges.tsx'

const styles = {
  heading: css({ mb: '10' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))' },
    gap: { base: '10', md: 'gutter' },
    pb: 'section',
  }),
  step: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '2',
    '& > svg': { width: '[62%]', mb: '3' },
  }),
  title: css({ fontSize: { md: '[min(4.4vw, 4.5rem)]' } }),
}
const paper = css({ fill: 'paper' })
const ink = css({ fill: 'onCreator' })

/** A page with lines, in the right frame */
const brief = (x: number) => (
  <g transform={`translate(${x})`}>
    <rect x={4} y={12.5} width={9} height={15} rx={1} className={paper} />
    <path d="M5.8 16.2h5.4m-5.4 3h5.4m-5.4 3h3" stroke="var(--right)" strokeWidth={1.2} />
  </g>
)
/** What is handed over at each step, in units of the drawing: the brief, a creator for it, a film and the report */
const HANDED_OVER = [
  brief(24),
  <g key="creator">
    {brief(17)}
    <path d="M8.5 6a4 4 0 0 1 0 8 4 4 0 0 1 0-8ZM2 23.5a6.5 6.5 0 0 1 13 0Z" className={ink} />
  </g>,
  <path
    key="film and report"
    d="M2.6 9.5v9l6.4-4.5ZM18.8 28v-5h1.8v5Zm3 0v-9h1.8v9Zm3 0v-13h1.8v13Z"
    className={paper}
  />,
]

/** What happens after the first message, when, and what a brand gets. */
export function WhatHappensNext() {
  const t = useT()
  const facts = useFacts()
  const steps = useFirstView<HTMLOListElement>(rise)
  return (
    <Bounds>
      <Heading level={2} className={styles.heading}>
        {t('forBrandsPage.next.title')}
      </Heading>
      <ol ref={steps} className={styles.list}>
        {STEPS.map(({ step, apart }) => (
          <li key={step} className={styles.step}>
            <Approach apart={apart} present={step === 0 ? 'right' : 'both'}>
              {HANDED_OVER[step]}
            </Approach>
            <Prose muted>{wholeRanges(t(`forBrandsPage.next.steps.${step}.when`, facts))}</Prose>
            <Heading level={3} variant="display3" className={styles.title}>
              {t(`forBrandsPage.next.steps.${step}.title`)}
            </Heading>
            <Prose variant="lead">{t(`forBrandsPage.next.steps.${step}.text`)}</Prose>
          </li>
        ))}
      </ol>
    </Bounds>
  )
}
