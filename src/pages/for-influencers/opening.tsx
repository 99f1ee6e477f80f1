import { useT } from '../../i18n/use-t.ts'
import { AudienceTitle } from '../../ui/audience-title.tsx'

/** The left frame is filled; the right one is waiting. */
export function Opening() {
  const t = useT()
  return (
    <AudienceTitle look="influencers" side="left" art="page-influencers">
      {t('forInfluencersPage.pageTitle')}
    </AudienceTitle>
  )
}
