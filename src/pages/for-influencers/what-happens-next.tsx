import { css } from '@styled/css'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { LEFT_FRAME, NameTag } from '../../sections/name-strip.tsx'
import { STEPS, Steps } from '../../sections/steps.tsx'
import { MARK } from '../../theme/mark.ts'

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const ink = css({ stroke: 'onCreator' })
const paper = css({ fill: 'paper' })

const LINK = (
  <path
    d="M7.5 16.5h-2.5a2.5 2.5 0 0 1 0-5h2.5m2 0h2.5a2.5 2.5 0 0 1 0 5h-2.5M6.5 14h4"
    transform="rotate(-45 8.5 14)"
    strokeWidth={1.5}
    {...LINE}
    className={ink}
  />
)
/** What is handed over at each step, in units of the drawing: a link, the reply, a signed page and a film */
const DRAWINGS = [
  LINK,
  <g key="reply">
    {LINK}
    <path
      d="M22 14h7a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5h-3.5l-3.5 3.5v-3.5a2.5 2.5 0 0 1-2.5-2.5v-4a2.5 2.5 0 0 1 2.5-2.5Z"
      className={paper}
    />
    <path d="m22.8 18.6 1.9 1.9 3.6-3.8" {...LINE} stroke="var(--right)" strokeWidth={1.4} />
  </g>,
  <g key="signature and film">
    <rect x={1.5} y={7.5} width={8} height={13} rx={1} className={paper} />
    <path
      d="M3.3 10.2h4.4m-4.4 2h4.4m-4.4 5.3c.6-2 1.5-3.3 1.5-2.3s-1.2 2.6-.3 2.2 1-1.6 1.5-1.3-.2 1.6.5 1.1.5-.5 1-.4"
      strokeWidth={0.7}
      {...LINE}
      className={ink}
    />
    <path d="M20 16v9l6.2-4.5Z" className={paper} />
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
