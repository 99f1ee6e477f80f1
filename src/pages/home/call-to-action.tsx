import { css } from '@styled/css'
import { useLanguage } from '../../i18n/use-language.ts'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { ClosingPanel } from '../../sections/closing-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { wholeRanges } from '../../ui/text.tsx'

/** In either scheme the seam that inverts the headline leaves no sliver of a letter. */
const seams = css({
  '&:lang(en)': { '--half': '0.29em', '--shift': '0.18em' },
  '&:lang(de)': { '--half': { base: '0.53em', md: '0.37em' } },
  '&:lang(ru)': {
    '--half': { base: '0.57em', xl: '0.33em' },
    '--shift': { xlDown: '-0.06em' },
  },
})

/** The closing call to action: both contact forms. */
export function CallToAction() {
  const t = useT()
  const to = { to: '/$lang/contact', params: { lang: useLanguage() }, arrow: true } as const
  return (
    <ClosingPanel
      className={seams}
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
      {wholeRanges(t('homePage.elevateSubtitle', useNumbers()))}
    </ClosingPanel>
  )
}
