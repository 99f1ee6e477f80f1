import { css } from '@styled/css'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Approach, STEPS } from '../../sections/approach.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { rise, useFirstView } from '../../ui/use-first-view.ts'
import { wholeRanges } from '../../ui/whole-ranges.tsx'

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
const item = css({
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
  paddingBlock: { base: '2', md: '4' },
  '& dt': {
    flex: { base: '[0 0 5.5rem]', mdToLg: '[0 0 100%]' },
    textStyle: 'small',
    color: 'textMuted',
  },
  '& dd': { flex: '[1 1 9rem]', textStyle: 'body', textWrap: '[pretty]' },
})
const name = css({ mt: '5', mb: '5', textWrap: 'balance' })
const FACTS = ['who', 'when', 'receive'] as const

/** Who does what after the first message, when, and what a brand gets. */
export function WhatHappensNext() {
  const t = useT()
  const facts = useFacts()
  const steps = useFirstView<HTMLOListElement>(rise)
  return (
    <Bounds columns className={layout}>
      <Heading level={2} className={heading}>
        {t('forBrandsPage.next.title')}
      </Heading>
      <ol ref={steps} className={list}>
        {STEPS.map(({ step, apart }) => (
          <li key={step} className={item}>
            <Approach apart={apart} present={step === 0 ? 'right' : 'both'} />
            <Heading level={3} variant="display3" className={name}>
              {t(`forBrandsPage.next.steps.${step}.title`)}
            </Heading>
            <dl>
              {FACTS.map((key) => (
                <div key={key} className={fact}>
                  <dt>{t(`forBrandsPage.next.${key}`)}</dt>
                  <dd>{wholeRanges(t(`forBrandsPage.next.steps.${step}.${key}`, facts))}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Bounds>
  )
}
