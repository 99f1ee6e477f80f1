import { css } from '@styled/css'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { LEFT_FRAME, NameTag } from '../../sections/name-strip.tsx'
import { STEPS, Steps } from '../../sections/steps.tsx'
import { MARK } from '../../theme/mark.ts'

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const ink = css({ stroke: 'onCreator' })
const paper = css({ fill: 'paper' })

/** What is handed over at each step, in units of the drawing: a link to be closed, analytics and the reply, a signed page and a film */
const DRAWINGS = [
  <g key="link" fill="none">
    <rect x={2.6} y={13} width={12} height={8} rx={4} strokeWidth={2.2} className={ink} />
    <path
      d="M16.8 13h5.7a4 4 0 0 1 0 8h-5.7"
      stroke="var(--overlap)"
      strokeWidth={0.7}
      strokeDasharray="0 1.997"
      strokeLinecap="round"
    />
  </g>,
  <g key="analytics and reply">
    <path d="M4.5 22v-5m4-2.5v7.5m4 0v-13" strokeWidth={3} className={ink} />
    <path
      d="M21 13h9a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-4.5l-4 4v-4h-.5a2.5 2.5 0 0 1-2.5-2.5v-6a2.5 2.5 0 0 1 2.5-2.5Z"
      className={paper}
    />
    <path d="m21.8 18.6 2.6 2.6 4.8-5" {...LINE} stroke="var(--right)" strokeWidth={1.8} />
  </g>,
  <g key="signature and film">
    <rect x={1.5} y={5} width={8} height={16} rx={1} className={paper} />
    <path
      d="M3.3 8h4.4m-4.4 2h4.4m-4.4 2h2.8m-2.8 5.8c.6-2 1.5-3.3 1.5-2.3s-1.2 2.6-.3 2.2 1-1.6 1.5-1.3-.2 1.6.5 1.1.5-.5 1-.4"
      strokeWidth={0.7}
      {...LINE}
      className={ink}
    />
    <path d="M18.8 14.5v11l7.4-5.5Z" className={paper} />
  </g>,
]

/** What happens after the first message, when, and what a creator gets; the first step has the name that was typed. */
export function WhatHappensNext({ handle }: { handle: string | undefined }) {
  const t = useT()
  const facts = useNumbers()
  return (
    <Steps
      title={t('forInfluencersPage.next.title')}
      side="left"
      steps={STEPS.map((step) => ({
        step,
        when: t(`forInfluencersPage.next.steps.${step}.when`, facts),
        title: t(`forInfluencersPage.next.steps.${step}.title`),
        text: t(`forInfluencersPage.next.steps.${step}.text`),
        handedOver: (
          <>
            {DRAWINGS[step]}
            {step === 0 && handle && (
              <g transform={`scale(${MARK.left.height / LEFT_FRAME.height})`}>
                <NameTag>{handle}</NameTag>
              </g>
            )}
          </>
        ),
      }))}
    />
  )
}
