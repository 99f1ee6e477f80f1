import { css, cx } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { Wave } from '../../ui/wave.tsx'
import { Agreement, ProfileAnalysis, Report } from './specimens.tsx'

const styles = {
  layout: css({ pt: 'section', pb: 'stack' }),
  title: css({ mb: 'stack' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: 'gutter',
    rowGap: 'stack',
  }),
  /** A promise, and the paper that keeps it */
  pair: css({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 'stack',
    rowGap: '8',
    alignItems: 'center',
    '& dd': { fontSize: { md: '[clamp(1.0625rem, 1.4vw, 1.375rem)]' } },
  }),
  /** On a desk they are beside each other, the second the other way round. */
  beside: css({
    lg: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
      '&:nth-child(2) > article': { order: '-1' },
    },
  }),
  /** In one ink and then the other */
  headline: css({
    textStyle: 'display3',
    textWrap: 'balance',
    fontSize: { base: '[min(11.5vw, 3rem)]', md: '[min(5.6vw, 5.75rem)]' },
    color: 'creator',
    ':nth-child(even) > &': { color: 'brandOnStage' },
  }),
  promise: css({ textStyle: 'title', textWrap: 'balance' }),
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

/** Indices of `homePage.whyChoosePoints`, and what proves them */
const PROVEN = [
  { promise: 0, Proof: ProfileAnalysis, isWide: false },
  { promise: 2, Proof: Agreement, isWide: false },
  { promise: 4, Proof: Report, isWide: true },
] as const
/** The others, in a row of their own */
const FURTHER = [1, 3, 5] as const

/** Why partner with Duet: the headlines take turns in the two inks. */
export function Reasons() {
  const t = useT()
  return (
    <Section ground="stage" space="none">
      <Seam />
      <Bounds className={styles.layout}>
        <Heading level={2} variant="display1" className={styles.title}>
          {t('homePage.whyPartnerTitle')}
        </Heading>
        <ul className={styles.list}>
          {PROVEN.map(({ promise, Proof, isWide }) => (
            <li key={promise} className={cx(styles.pair, !isWide && styles.beside)}>
              <p className={styles.headline}>{t(`homePage.whyChoosePoints.${promise}`)}</p>
              <Proof />
              {isWide && (
                <Prose variant="small" className={styles.note}>
                  {t('specimens.note')}
                </Prose>
              )}
            </li>
          ))}
          {FURTHER.map((promise) => (
            <li key={promise} className={styles.promise}>
              {t(`homePage.whyChoosePoints.${promise}`)}
            </li>
          ))}
        </ul>
      </Bounds>
    </Section>
  )
}
