import { css, cx } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { Wave } from '../../ui/wave.tsx'
import { Agreement, ProfileAnalysis, Report } from './specimens.tsx'

const styles = {
  layout: css({ display: 'grid', rowGap: 'stack', pt: 'section', pb: 'stack' }),
  title: css({ mb: '8' }),
  /** A promise, and the paper that keeps it */
  pair: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 'stack',
    rowGap: '8',
  }),
  /** On a desk they are beside each other, the second the other way round. */
  beside: css({
    lg: {
      gridTemplate: '[auto 1fr / minmax(0, 6fr) minmax(0, 7fr)]',
      '& > article': { gridArea: '1 / 2 / 3' },
      '&:nth-child(2) > article': { gridColumn: '1' },
    },
  }),
  /** In one ink and then the other */
  headline: css({
    textStyle: 'display3',
    textWrap: 'balance',
    alignSelf: 'end',
    color: 'creator',
    ':nth-child(even) > &': { color: 'brandOnStage' },
  }),
  /** In a quieter voice, down to the foot of the card beside them */
  further: css({
    display: 'grid',
    alignContent: 'end',
    pt: '4',
    gap: '8',
    textStyle: 'title',
    textWrap: 'balance',
  }),
  /** Below a rule */
  claim: css({ borderTop: '[1px solid {colors.stageLine}]', pt: '6' }),
  note: css({ color: 'onStageMuted' }),
}

const seam = css({
  display: 'block',
  width: 'full',
  // From 48 rem on as high as the drawing, so that no peak is cut off
  height: '[max(3rem, 6.25vw)]',
  position: 'absolute',
  insetInline: '0',
  top: '0',
  translate: '[0 -50%]',
})

/** Where the two voices meet, the bars are in the third ink, which contrasts with both grounds. */
const SPANS = [
  { to: 0.46, className: css({ color: 'creator' }) },
  { from: 0.46, to: 0.54, half: 'upper', className: css({ color: 'unison' }) },
  { from: 0.46, to: 0.54, half: 'lower', className: css({ color: 'onStage' }) },
  { from: 0.54, className: css({ color: 'brandOnStage' }) },
] as const

/** A waveform along the upper edge of a dark band, where both voices meet. */
const Seam = () => <Wave bars={96} spans={SPANS} className={seam} />

/** Indices of the promises in `homePage.whyChoosePoints` that no paper proves */
const FURTHER = [1, 3, 5] as const

/** Why partner with Duet: the headlines take turns in the two inks. */
export function Reasons() {
  const t = useT()
  const beside = cx(styles.pair, styles.beside)
  return (
    <Section ground="stage" space="none">
      <Seam />
      <Bounds className={styles.layout}>
        <div className={beside}>
          <Heading level={2} variant="display1" className={styles.title}>
            {t('homePage.whyPartnerTitle')}
          </Heading>
          <p className={styles.headline}>{t('homePage.whyChoosePoints.0')}</p>
          <ProfileAnalysis />
        </div>
        <div className={beside}>
          <p className={styles.headline}>{t('homePage.whyChoosePoints.2')}</p>
          <Agreement />
          <ul className={styles.further}>
            {FURTHER.map((promise) => (
              <li key={promise} className={styles.claim}>
                {t(`homePage.whyChoosePoints.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.pair}>
          <p className={styles.headline}>{t('homePage.whyChoosePoints.4')}</p>
          <Report />
          <Prose variant="small" className={styles.note}>
            {t('specimens.note')}
          </Prose>
        </div>
      </Bounds>
    </Section>
  )
}
