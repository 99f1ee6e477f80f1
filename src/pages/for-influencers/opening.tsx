import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { AudienceTitle } from '../../sections/audience-title.tsx'
import { Prose } from '../../ui/prose.tsx'
import { HandleForm } from './handle-form.tsx'

interface OpeningProps {
  handle: string | undefined
  onType: (typed: string) => void
}

/**
 * The hero of the page: the left frame is filled and gets the name that is typed; the right one is empty
 * until then.
 */
export function Opening({ handle, onType }: OpeningProps) {
  const t = useT()
  return (
    <AudienceTitle
      page="for-influencers"
      side="left"
      name={handle}
      filled={handle ? 1 : 0}
      title={t('forInfluencersPage.pageTitle')}
    >
      <Prose variant="lead">{t('forInfluencersPage.lead', useFacts())}</Prose>
      <HandleForm onType={onType} />
    </AudienceTitle>
  )
}
