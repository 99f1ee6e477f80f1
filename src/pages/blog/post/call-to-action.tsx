import { AUDIENCES } from '../../../content/audience.ts'
import type { PostFacts } from '../../../content/posts.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { MeetingPanel } from '../../../sections/meeting-panel.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Section } from '../../../ui/section.tsx'
import { routeOf } from '../../../urls/pages.ts'

/** The call to action after an article: readers are led to the page of their side. */
export function CallToAction({ audience }: Pick<PostFacts, 'audience'>) {
  const t = useT()
  const lang = useLanguage()
  const { page, tone, action } = AUDIENCES[audience]
  return (
    <Section space="above">
      <MeetingPanel audience={audience}>
        <Heading level={2}>{t(`blogPage.article.${audience}.title`)}</Heading>
        <Prose variant="lead">{t(`blogPage.article.${audience}.subtitle`)}</Prose>
        <ButtonLink to={routeOf(page)} params={{ lang }} tone={tone} arrow>
          {t(action)}
        </ButtonLink>
      </MeetingPanel>
    </Section>
  )
}
