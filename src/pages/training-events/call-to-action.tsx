import { css, cx } from '@styled/css'
import { closingSeams } from '@styled/recipes'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { ClosingPanel } from '../../sections/closing-panel.tsx'
import { belowPageTitle } from '../../sections/page-title.tsx'
import { ButtonLink } from '../../ui/button.tsx'

const section = css({ pt: 'stack' })

/** For whom no date is the right one: the contact form, and until there is one the blog. */
export function CallToAction() {
  const t = useT()
  const to = { params: { lang: useLanguage() }, arrow: true } as const
  return (
    <ClosingPanel
      className={cx(section, belowPageTitle, closingSeams({ page: 'events' }))}
      title={t('trainingEventsPage.ctaTitle')}
      left={
        <ButtonLink {...to} to="/$lang/contact" tone="ink">
          {t('trainingEventsPage.ctaButton')}
        </ButtonLink>
      }
      right={
        <ButtonLink {...to} to="/$lang/blog" tone="paper">
          {t('trainingEventsPage.ctaBlog')}
        </ButtonLink>
      }
    >
      {t('trainingEventsPage.ctaSubtitle')}
    </ClosingPanel>
  )
}
