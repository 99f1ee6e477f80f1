import { css } from '@styled/css'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Approach, STEPS } from '../../sections/approach.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { rise, useFirstView } from '../../ui/use-first-view.ts'
import { wholeRanges } from '../../ui/whole-ranges.tsx'

const heading = css({ mb: '10' })
const list = css({
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))' },
  gap: { base: '10', md: 'gutter' },
  pb: 'section',
})
/** On a phone beside its drawing, with large text below it */
const item = css({
  display: 'flex',
  flexDirection: { md: 'column' },
  flexWrap: { mdDown: 'wrap' },
  gap: '5',
  '& > svg': { width: { base: '[7.5rem]', md: '[62%]' } },
})
const text = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '2',
  flex: { mdDown: '[1 1 11rem]' },
})
const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const ink = css({ stroke: 'onCreator' })
const paper = css({ fill: 'paper' })
const title = css({ fontSize: { md: '[min(4.4vw, 4.5rem)]' } })

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
const HANDED_OVER = [
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

/** What happens after the first message, when, and what a creator gets. */
export function WhatHappensNext() {
  const t = useT()
  const facts = useFacts()
  const steps = useFirstView<HTMLOListElement>(rise)
  return (
    <Bounds>
      <Heading level={2} className={heading}>
        {t('forInfluencersPage.next.title')}
      </Heading>
      <ol ref={steps} className={list}>
        {STEPS.map(({ step, apart }) => (
          <li key={step} className={item}>
            <Approach apart={apart} present={step === 0 ? 'left' : 'both'}>
              {HANDED_OVER[step]}
            </Approach>
            <div className={text}>
              <Prose muted>
                {wholeRanges(t(`forInfluencersPage.next.steps.${step}.when`, facts))}
              </Prose>
              <Heading level={3} variant="display3" className={title}>
                {t(`forInfluencersPage.next.steps.${step}.title`)}
              </Heading>
              <Prose variant="lead">{t(`forInfluencersPage.next.steps.${step}.text`)}</Prose>
            </div>
          </li>
        ))}
      </ol>
    </Bounds>
  )
}
