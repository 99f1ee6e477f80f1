import { useState } from 'react'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { AudienceTitle } from '../../sections/audience-title.tsx'
import { Prose } from '../../ui/prose.tsx'
import { readHandle } from '../../urls/handle.ts'
import { HandleForm } from './handle-form.tsx'

/**
 * The hero of the page: the left frame is filled and gets the name that is typed; the right one is empty
 * until then.
 */
export function Opening() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const handle = readHandle(typed)
  return (
    <AudienceTitle
      page="for-influencers"
      side="left"
      name={handle}
      filled={handle ? 1 : 0}
      title={t('forInfluencersPage.pageTitle')}
    >
      <Prose variant="lead">{t('forInfluencersPage.lead', useFacts())}</Prose>
      <HandleForm onType={setTyped} />
    </AudienceTitle>
  )
}
