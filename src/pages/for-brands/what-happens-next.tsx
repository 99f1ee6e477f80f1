import { css } from '@styled/css'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { STEPS, Steps } from '../../sections/steps.tsx'

const paper = css({ fill: 'paper' })
const ink = css({ fill: 'onCreator' })

/** What is handed over at each step, in units of the drawing: the brief, a creator from a shortlist, a film and the report */
const DRAWINGS = [
  <g key="brief">
    <rect x={21.5} y={11} width={12} height={18} rx={1} className={paper} />
    <path d="M23.8 15.2h7.4m-7.4 3.6h7.4m-7.4 3.6h4" stroke="var(--right)" strokeWidth={1.4} />
  </g>,
  <g key="creator">
    {[16, 20, 24].map((y) => (
      <path
        key={y}
        d={`M19.5 ${y}a1.4 1.4 0 0 1 2.8 0 1.4 1.4 0 0 1-2.8 0ZM23.6 ${y - 0.8}h8v1.6h-8Z`}
        className={paper}
      />
    ))}
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
  const facts = useNumbers()
  return (
    <Steps
      title={t('forBrandsPage.next.title')}
      side="right"
      steps={STEPS.map((step) => ({
        step,
        when: t(`forBrandsPage.next.steps.${step}.when`, facts),
        title: t(`forBrandsPage.next.steps.${step}.title`),
        text: t(`forBrandsPage.next.steps.${step}.text`),
        handedOver: DRAWINGS[step],
      }))}
    />
  )
}
