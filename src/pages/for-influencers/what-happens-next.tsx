import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { NextSteps } from '../../sections/next-steps.tsx'

/** Who does what after the first message, when, and what a creator gets. */
export function WhatHappensNext() {
  const t = useT()
  const facts = useFacts()
  return (
    <NextSteps
      side="left"
      title={t('forInfluencersPage.next.title')}
      label={(fact) => t(`forInfluencersPage.next.${fact}`)}
      text={(step, part) => t(`forInfluencersPage.next.steps.${step}.${part}`, facts)}
    />
  )
}
