import { artSize } from '../../content/art.ts'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { NameStrip } from '../../sections/name-strip.tsx'
import { STEPS, Steps } from '../../sections/steps.tsx'

const [width, height] = artSize('sent-creator')

/** What happens after the first message, when, and what a creator gets; the first step has the name that was typed. */
export function WhatHappensNext({ handle }: { handle: string | undefined }) {
  const t = useT()
  const facts = useNumbers()
  return (
    <Steps
      title={t('forInfluencersPage.next.title')}
      audience="creator"
      steps={STEPS.map((step) => ({
        step,
        when: t(`forInfluencersPage.next.steps.${step}.when`, facts),
        title: t(`forInfluencersPage.next.steps.${step}.title`),
        text: t(`forInfluencersPage.next.steps.${step}.text`),
        typed: step === 0 && handle && (
          <NameStrip width={width} height={height}>
            {handle}
          </NameStrip>
        ),
      }))}
    />
  )
}
