import { cx } from '@styled/css'
import { closingSeams } from '@styled/recipes'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { ClosingPanel } from '../../sections/closing-panel.tsx'
import { belowPageTitle } from '../../sections/page-title.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Where a reader goes from here: the page of creators, or that of brands. */
export function CallToAction() {
  const t = useT()
  const to = { params: { lang: useLanguage() }, arrow: true } as const
  return (
    <ClosingPanel
      className={cx(belowPageTitle, closingSeams({ page: 'blog' }))}
      title={t('blogPage.ctaTitle')}
      left={
        <ButtonLink {...to} to="/$lang/for-influencers" tone="ink">
          {t('nav.forInfluencers')}
        </ButtonLink>
      }
      right={
        <ButtonLink {...to} to="/$lang/for-brands" tone="paper">
          {t('nav.forBrands')}
        </ButtonLink>
      }
    >
      {t('blogPage.ctaSubtitle')}
    </ClosingPanel>
  )
}
