import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { NextSteps } from '../../sections/next-steps.tsx'

/** Who does what after the first message, when, and what a brand gets. */
export function WhatHappensNext() {
  const t = useT()
  const facts = useFacts()
  return (
    <NextSteps
      side="right"
      title={t('forBrandsPage.next.title')}
      label={(fact) => t(`forBrandsPage.next.${fact}`)}
      text={(step, part) => t(`forBrandsPage.next.steps.${step}.${part}`, facts)}
    />
  )
}
