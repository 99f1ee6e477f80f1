import { css } from '@styled/css'
import { REASONS } from '../../content/home.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { HalfMark } from '../../ui/mark.tsx'
import { Seam } from '../../ui/seam.tsx'
import { Section } from '../../ui/section.tsx'

const band = css({ mt: { md: 'clamp(0rem, 4vw, 4rem)' } })
const layout = css({ pt: 'section' })
const title = css({
  gridColumn: { base: '1 / -1', lg: '1 / 6' },
  alignSelf: 'start',
  position: { lg: 'sticky' },
  top: { lg: '8rem' },
  maxWidth: { base: '5.3em', lg: '3.5em' },
  mb: { base: '10', lg: '0' },
})
const list = css({
  gridColumn: { base: '1 / -1', lg: '6 / 13' },
  borderBlockWidth: 'rule',
  borderColor: 'onStage',
})
const reason = css({
  display: 'grid',
  gridTemplateColumns: 'clamp(2.25rem, 4.6vw, 4rem) 1fr',
  gap: 'clamp(1rem, 2vw, 2rem)',
  alignItems: 'center',
  paddingBlock: 'clamp(1.25rem, 1.9vw, 2rem)',
  '&:not(:last-child)': { borderBottomWidth: 'rule', borderColor: 'stageLine' },
})
const half = css({ width: 'full', height: 'auto' })
const words = css({ textStyle: 'display3', textWrap: 'balance', maxWidth: '9.7em' })

/** Why partner with Duet: the halves of the mark take turns. */
export function Reasons() {
  const t = useT()
  return (
    <Section ground="stage" space="below" className={band}>
      <Seam />
      <Bounds columns className={layout}>
        <Heading level={2} look="display1" className={title}>
          {t('homePage.whyPartnerTitle')}
        </Heading>
        <ul className={list}>
          {REASONS.map((place) => (
            <li key={place} className={reason}>
              <HalfMark side={place % 2 === 0 ? 'left' : 'right'} ground="stage" className={half} />
              <p className={words}>{t(`homePage.whyChoosePoints.${place}`)}</p>
            </li>
          ))}
        </ul>
      </Bounds>
    </Section>
  )
}
