import { useT } from '../../i18n/use-t.ts'
import { AudienceTitle } from '../../ui/audience-title.tsx'

/** The right frame is filled; the left one is waiting. */
export function Opening() {
  const t = useT()
  return (
    <AudienceTitle look="brands" side="right" art="page-brands">
      {t('forBrandsPage.pageTitle')}
    </AudienceTitle>
  )
}
