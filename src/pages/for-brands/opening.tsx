import { useState } from 'react'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { AudienceTitle } from '../../sections/audience-title.tsx'
import { Prose } from '../../ui/prose.tsx'
import { BRIEF_PARTS, type Brief, briefPhrases } from '../../urls/brief.ts'
import { BriefForm } from './brief-form.tsx'

/**
 * The hero of the page: the right frame is filled and gets what is chosen; the left one is empty until
 * then.
 */
export function Opening() {
  const t = useT()
  const [brief, setBrief] = useState<Brief>({})
  const phrases = briefPhrases(t, brief)
  return (
    <AudienceTitle
      page="for-brands"
      side="right"
      product={brief.product ?? 'perfume'}
      caption={phrases}
      filled={phrases.length / BRIEF_PARTS.length}
      title={t('forBrandsPage.pageTitle')}
    >
      <Prose variant="lead">{t('forBrandsPage.lead', useFacts())}</Prose>
      <BriefForm onChoose={setBrief} />
    </AudienceTitle>
  )
}
