import { closingSeams } from '@styled/recipes'
import { useLanguage } from '../../i18n/use-language.ts'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { ClosingPanel } from '../../sections/closing-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** The closing call to action: both contact forms. */
export function CallToAction() {
  const t = useT()
  const to = { to: '/$lang/contact', params: { lang: useLanguage() }, arrow: true } as const
  return (
    <ClosingPanel
      className={closingSeams({ page: 'home' })}
      title={t('homePage.elevateTitle')}
      left={
        <ButtonLink {...to} search={{ type: 'influencer' }} tone="ink">
          {t('homePage.elevateButtons.influencer')}
        </ButtonLink>
      }
      right={
        <ButtonLink {...to} search={{ type: 'brand' }} tone="paper">
          {t('homePage.elevateButtons.brand')}
        </ButtonLink>
      }
    >
      {t('homePage.elevateSubtitle', useNumbers())}
    </ClosingPanel>
  )
}
