import { css } from '@styled/css'
import { heading } from '@styled/recipes'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { MeetingPanel } from '../../sections/meeting-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { type Brief, briefSentence } from '../../urls/brief.ts'

/** The call to start a collaboration: leads to the contact form for brands, with the brief that was chosen. */
export function CallToAction({ brief }: { brief: Brief }) {
  const t = useT()
  const sentence = briefSentence(t, brief)
  return (
    <Section space="none">
      <MeetingPanel audience="brand">
        {sentence && <p className={heading({ variant: 'display3' })}>{sentence}</p>}
        <Heading level={2} variant="for-brands" className={css({ maxWidth: '[5.2em]' })}>
          {t('forBrandsPage.ctaTitle')}
        </Heading>
        <Prose variant="lead">{t('forBrandsPage.ctaSubtitle')}</Prose>
        <ButtonLink
          to="/$lang/contact"
          params={{ lang: useLanguage() }}
          search={{ type: 'brand', ...brief }}
          tone="paper"
          arrow
        >
          {t('forBrandsPage.ctaButton')}
        </ButtonLink>
      </MeetingPanel>
    </Section>
  )
}
