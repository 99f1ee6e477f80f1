import { useFacts } from '../../i18n/use-facts.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { AudienceTitle } from '../../sections/audience-title.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Prose } from '../../ui/prose.tsx'

/** The hero of the page: the left frame is filled, the right one is still empty. */
export function Opening() {
  const t = useT()
  return (
    <AudienceTitle
      variant="influencers"
      side="left"
      art="page-influencers"
      title={t('forInfluencersPage.pageTitle')}
    >
      <Prose variant="lead">{t('forInfluencersPage.lead', useFacts())}</Prose>
      <ButtonLink
        to="/$lang/contact"
        params={{ lang: useLanguage() }}
        search={{ type: 'influencer' }}
        tone="creator"
        arrow
      >
        {t('forInfluencersPage.ctaButton')}
      </ButtonLink>
    </AudienceTitle>
  )
}
