import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { AudienceTitle } from '../../sections/audience-title.tsx'
import { Prose } from '../../ui/prose.tsx'
import { BriefForm } from './brief-form.tsx'

/** The hero of the page: the right frame is filled, the left one is still empty. */
export function Opening() {
  const t = useT()
  return (
    <AudienceTitle
      page="for-brands"
      side="right"
      art="page-brands"
      title={t('forBrandsPage.pageTitle')}
    >
      <Prose variant="lead">{t('forBrandsPage.lead', useFacts())}</Prose>
      <BriefForm />
    </AudienceTitle>
  )
}
