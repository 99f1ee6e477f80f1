import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { AudienceHero } from '../../sections/audience-hero.tsx'
import { Prose } from '../../ui/prose.tsx'
import { BRIEF_PARTS, type Brief } from '../../urls/brief.ts'
import { BriefForm } from './brief-form.tsx'

/**
 * The hero of the page: the right frame is filled and has the product that is chosen; of the left
 * one each choice prints an ink, and the whole sentence the overlap.
 */
export function Hero({ brief, onChoose }: { brief: Brief; onChoose: (brief: Brief) => void }) {
  const t = useT()
  const inks = BRIEF_PARTS.filter((part) => brief[part]).map(
    (part) => `page-brand-${part}` as const,
  )
  const isWhole = inks.length === BRIEF_PARTS.length
  return (
    <AudienceHero
      audience="brand"
      product={brief.product ?? 'perfume'}
      printed={isWhole ? [...inks, 'page-brand-overlap'] : inks}
      title={t('forBrandsPage.pageTitle')}
    >
      <Prose variant="lead">{t('forBrandsPage.lead', useNumbers())}</Prose>
      <BriefForm onChoose={onChoose} />
    </AudienceHero>
  )
}
