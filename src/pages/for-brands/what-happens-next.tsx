import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { STEPS, Steps } from '../../sections/steps.tsx'

/** What happens after the first message, when, and what a brand gets. */
export function WhatHappensNext() {
  const t = useT()
  const facts = useNumbers()
  return (
    <Steps
      title={t('forBrandsPage.next.title')}
      audience="brand"
      steps={STEPS.map((step) => ({
        step,
        when: t(`forBrandsPage.next.steps.${step}.when`, facts),
        title: t(`forBrandsPage.next.steps.${step}.title`),
        text: t(`forBrandsPage.next.steps.${step}.text`),
      }))}
    />
  )
}
