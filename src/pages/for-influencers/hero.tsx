import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { AudienceHero } from '../../sections/audience-hero.tsx'
import { Prose } from '../../ui/prose.tsx'
import { HandleForm } from './handle-form.tsx'

interface HeroProps {
  handle: string | undefined
  onType: (typed: string) => void
}

/**
 * The hero of the page: the left frame is filled and gets the name that is typed; the right one is empty
 * until then.
 */
export function Hero({ handle, onType }: HeroProps) {
  const t = useT()
  return (
    <AudienceHero
      audience="creator"
      name={handle}
      printed={handle ? ['page-creator-guest', 'page-creator-overlap'] : []}
      title={t('forInfluencersPage.pageTitle')}
    >
      <Prose variant="lead">{t('forInfluencersPage.lead', useNumbers())}</Prose>
      <HandleForm onType={onType} />
    </AudienceHero>
  )
}
