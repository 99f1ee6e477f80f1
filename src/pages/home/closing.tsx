import { css, cx } from '@styled/css'
import { useFacts } from '../../i18n/use-facts.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { Wave } from '../../ui/wave.tsx'
import { wholeRanges } from '../../ui/whole-ranges.tsx'

const panel = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > *': { gridColumn: '1 / -1' },
  borderRadius: 'frame',
  overflow: 'clip',
  background: 'linear-gradient(90deg, {colors.creator} 50%, {colors.brand} 0)',
})
/** The seam inverts every letter that crosses it, whatever the language. */
const headline = css({
  paddingInline: { base: '4', md: 'margin' },
  pt: 'clamp(4rem, 8vw, 8rem)',
  pb: '2',
  textAlign: 'center',
  color: 'transparent',
  background: 'linear-gradient(90deg, {colors.onCreator} 50%, {colors.onBrand} 0)',
  backgroundClip: 'text',
  _forcedColors: { background: 'none', color: 'CanvasText' },
})
const wave = css({
  width: 'full',
  height: 'clamp(5rem, 11vw, 10rem)',
  mt: 'clamp(1rem, 2vw, 2rem)',
  mb: 'clamp(2rem, 4vw, 4rem)',
})
const VOICES = [
  { to: 0.5, className: css({ color: { base: 'onCreator', _forcedColors: 'CanvasText' } }) },
  { from: 0.5, className: css({ color: { base: 'onBrand', _forcedColors: 'CanvasText' } }) },
]
const half = css({
  gridColumn: 'auto!',
  display: 'flex',
  justifyContent: 'center',
  paddingInline: { base: '2', md: 'gutter' },
  pb: 'clamp(2rem, 4vw, 4rem)',
  '& > *': {
    width: { base: 'full', md: 'auto' },
    paddingInline: { base: '1', md: '6' },
    textStyle: { base: 'nav', md: 'action' },
  },
  '& svg': { display: { base: 'none', md: 'block' } },
})
const HALVES = [
  {
    type: 'influencer',
    tone: 'ink',
    ring: css({ '--ring': '{colors.ink}' }),
  },
  {
    type: 'brand',
    tone: 'paper',
    ring: css({ '--ring': '{colors.paper}' }),
  },
] as const
const subtitle = css({ mt: '8', marginInline: 'auto', textAlign: 'center' })

/** The closing call to action: one panel, two inks, a button for each half. */
export function Closing() {
  const t = useT()
  const lang = useLanguage()
  return (
    <Section space="above">
      <Bounds>
        <div className={panel}>
          <Heading level={2} look="closing" className={headline}>
            {t('homePage.elevateTitle')}
          </Heading>
          <Wave bars={72} spans={VOICES} className={wave} />
          {HALVES.map(({ type, tone, ring }) => (
            <div key={type} className={cx(half, ring)}>
              <ButtonLink to="/$lang/contact" params={{ lang }} search={{ type }} tone={tone} arrow>
                {t(`homePage.elevateButtons.${type}`)}
              </ButtonLink>
            </div>
          ))}
        </div>
        <Prose look="lead" className={subtitle}>
          {wholeRanges(t('homePage.elevateSubtitle', useFacts()))}
        </Prose>
      </Bounds>
    </Section>
  )
}
