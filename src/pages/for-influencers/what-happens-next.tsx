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
  // As large as its column
  '& > svg': { width: { md: 'full' } },
})
const text = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '2',
  flex: { mdDown: '[1 1 11rem]' },
})

const title = css({ fontSize: { md: '[min(4.4vw, 4.5rem)]' } })

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
            <Approach apart={apart} present={step === 0 ? 'left' : 'both'} />
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
