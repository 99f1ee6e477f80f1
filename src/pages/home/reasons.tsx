import { css } from '@styled/css'
import { REASONS } from '../../content/home.ts'
import { SPECIMENS } from '../../content/specimens.ts'
import { useT } from '../../i18n/use-t.ts'
import { SpecimenStrip } from '../../sections/specimens/specimen-strip.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { HalfMark } from '../../ui/mark.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { Seam } from './seam.tsx'

const layout = css({
  pt: 'section',
  gridTemplateRows: { lg: 'auto repeat(6, auto) auto' },
})
const title = css({ gridColumn: '1 / -1', mb: 'stack', maxWidth: { mdDown: '[5.3em]' } })
const list = css({
  gridColumn: { base: '1 / -1', lg: '7 / -1' },
  gridRow: { lg: '2 / span 6' },
  display: 'grid',
  gridTemplateRows: { lg: 'subgrid' },
  borderBlockWidth: 'rule',
  borderColor: 'onStage',
})
const reason = css({
  display: 'grid',
  gridTemplateColumns: 'min(clamp(2.25rem, 4.6vw, 4rem), 12vw) minmax(0, 1fr)',
  gap: '[min(clamp(1rem, 2vw, 2rem), 6vw)]',
  alignItems: 'center',
  minHeight: { lg: '[19rem]', xl: '[16.5rem]' },
  paddingBlock: '[clamp(1.25rem, 1.9vw, 2rem)]',
  '&:not(:last-child)': { borderBottomWidth: 'rule', borderColor: 'stageLine' },
})
/** Each sheet stands beside its two reasons. */
const strip = css({
  gridColumn: { base: '1 / -1', lg: '1 / 7' },
  gridRow: { lg: '2 / span 6' },
  mt: { base: 'stack', lg: '0' },
  display: { lg: 'grid' },
  gridTemplateRows: { lg: 'subgrid' },
})
const sheets = css({
  lg: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: '1 / -1',
    maxWidth: '[33rem]',
    '& > *': { gridRow: 'span 2', mb: '14' },
  },
})
const note = css({ gridColumn: '1 / -1', mt: '6', color: 'onStageMuted' })
const half = css({ width: 'full', height: 'auto' })
const text = css({ textStyle: 'display3', textWrap: 'balance', maxWidth: '[9.7em]' })

/** Why partner with Duet: the halves of the mark take turns. */
export function Reasons() {
  const t = useT()
  return (
    <Section ground="stage" space="below">
      <Seam />
      <Bounds columns className={layout}>
        <Heading level={2} variant="display1" className={title}>
          {t('homePage.whyPartnerTitle')}
        </Heading>
        <ul className={list}>
          {REASONS.map((index) => (
            <li key={index} className={reason}>
              <HalfMark side={index % 2 === 0 ? 'left' : 'right'} ground="stage" className={half} />
              <p className={text}>{t(`homePage.whyChoosePoints.${index}`)}</p>
            </li>
          ))}
        </ul>
        <SpecimenStrip shown={SPECIMENS} className={strip} listClassName={sheets} />
        <Prose variant="small" className={note}>
          {t('specimens.note')}
        </Prose>
      </Bounds>
    </Section>
  )
}
