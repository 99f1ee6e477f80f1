import type { PostFacts } from '../../../content/posts.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { MeetingPanel } from '../../../sections/meeting-panel.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Section } from '../../../ui/section.tsx'
import { PAGE_FOR, routeOf } from '../../../urls/pages.ts'

/** The call to action after an article: readers are led to the page of their side. */
export function CallToAction({ audience }: Pick<PostFacts, 'audience'>) {
  const t = useT()
  const lang = useLanguage()
  const isForCreators = audience === 'creators'
  const words = isForCreators ? 'forCreators' : 'forBrands'
  return (
    <Section space="above">
      <MeetingPanel side={isForCreators ? 'left' : 'right'}>
        <Heading level={2}>{t(`blogPage.article.${words}.title`)}</Heading>
        <Prose variant="lead">{t(`blogPage.article.${words}.subtitle`)}</Prose>
        <ButtonLink
          to={routeOf(PAGE_FOR[audience])}
          params={{ lang }}
          tone={isForCreators ? 'ink' : 'paper'}
          arrow
        >
          {t(isForCreators ? 'hero.ctaInfluencer' : 'hero.ctaBrand')}
        </ButtonLink>
      </MeetingPanel>
    </Section>
  )
}
