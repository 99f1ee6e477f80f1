import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorLayout } from './error-layout.tsx'

/** The 404 page of a missing file (specification, URLs). */
export function NotFoundScreen() {
  const t = useT()
  const lang = useLanguage()
  return (
    <ErrorLayout title={t('errorPage.fallback')} reason="404 Not Found">
      <ButtonLink to="/$lang" params={{ lang }} tone="creator">
        {t('errorPage.home')}
      </ButtonLink>
    </ErrorLayout>
  )
}
