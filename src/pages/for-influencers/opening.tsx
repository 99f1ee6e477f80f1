import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { AudienceTitle } from '../../sections/audience-title.tsx'
import { Prose } from '../../ui/prose.tsx'
import { HandleForm } from './handle-form.tsx'

/** The hero of the page: the left frame is filled, the right one is still empty. */
export function Opening() {
  const t = useT()
  return (
    <AudienceTitle
      page="for-influencers"
      side="left"
      art="page-influencers"
      title={t('forInfluencersPage.pageTitle')}
    >
      <Prose variant="lead">{t('forInfluencersPage.lead', useFacts())}</Prose>
      <HandleForm />
    </AudienceTitle>
  )
}
