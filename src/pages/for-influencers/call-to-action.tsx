import { heading } from '@styled/recipes'
import { useLanguage } from '../../i18n/use-language.ts'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { MeetingPanel } from '../../sections/meeting-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'

/** The call to apply: leads to the contact form for creators, with the name that was typed. */
export function CallToAction({ handle }: { handle: string | undefined }) {
  const t = useT()
  return (
    <Section space="above">
      <MeetingPanel audience="creator">
        {handle && <p className={heading({ variant: 'title' })}>{handle}</p>}
        <Heading level={2} variant="closing">
          {t('forInfluencersPage.ctaTitle', useNumbers())}
        </Heading>
        <Prose variant="lead">{t('forInfluencersPage.ctaSubtitle')}</Prose>
        <ButtonLink
          to="/$lang/contact"
          params={{ lang: useLanguage() }}
          search={{ type: 'influencer', handle }}
          tone="ink"
          arrow
        >
          {t('forInfluencersPage.ctaButton')}
        </ButtonLink>
      </MeetingPanel>
    </Section>
  )
}
