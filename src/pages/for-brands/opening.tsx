import { useState } from 'react'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { AudienceTitle } from '../../sections/audience-title.tsx'
import { Prose } from '../../ui/prose.tsx'
import { BRIEF_PARTS, type Brief } from '../../urls/brief.ts'
import { BriefForm } from './brief-form.tsx'

/**
 * The hero of the page: the right frame is filled and has the product that is chosen; the left one is
 * printed by and by.
 */
export function Opening() {
  const t = useT()
  const [brief, setBrief] = useState<Brief>({})
  return (
    <AudienceTitle
      page="for-brands"
      side="right"
      product={brief.product ?? 'perfume'}
      filled={BRIEF_PARTS.filter((part) => brief[part]).length / BRIEF_PARTS.length}
      title={t('forBrandsPage.pageTitle')}
    >
      <Prose variant="lead">{t('forBrandsPage.lead', useFacts())}</Prose>
      <BriefForm onChoose={setBrief} />
    </AudienceTitle>
  )
}
