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
  title: css({ mb: 'stack', maxWidth: { mdDown: '[5.3em]' } }),
  list: css({
    display: 'grid',
    rowGap: 'stack',
    '--headline': '{colors.creator}',
    '& > :nth-child(even)': { '--headline': '{colors.brandOnStage}' },
  }),
  /** Two promises, and the paper that keeps them */
  pair: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 'gutter',
    rowGap: '10',
    alignItems: 'center',
    '& article': {
      '& dt, & dd': { fontSize: { md: '[clamp(1.0625rem, 1.4vw, 1.375rem)]' } },
    },
    // On a phone three rows say enough.
    '& dl > :nth-child(n + 4)': { display: { mdDown: 'none' } },
  }),
  beside: css({
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& article': { minHeight: '[28rem]' } },
  }),
  promises: css({ display: 'grid', gap: '8' }),
  /** The paper below both promises, as wide as the page */
  wide: css({
    '& > div': {
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: 'gutter',
      alignItems: 'end',
    },
    '& h3': { fontSize: { lg: '[min(4.4vw, 4.5rem)]' } },
  }),
  /** A headline, in one ink and then the other, and a smaller second */
  promise: css({
    textStyle: 'display3',
    textWrap: 'balance',
    _odd: {
      fontSize: { base: '[min(11.5vw, 3rem)]', md: '[min(5.6vw, 5.75rem)]' },
      color: '[var(--headline)]',
    },
    _even: { textStyle: 'title' },
  }),
  note: css({ color: 'onStageMuted', mt: '6' }),
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

/** Indices of `homePage.whyChoosePoints`, two by two, and what proves them */
const REASONS = [
  { promises: [0, 1], Proof: ProfileAnalysis, isWide: false },
  { promises: [2, 3], Proof: Agreement, isWide: false },
  { promises: [4, 5], Proof: Report, isWide: true },
] as const

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
          {REASONS.map(({ promises, Proof, isWide }) => (
            <li key={promises[0]} className={cx(styles.pair, isWide ? styles.wide : styles.beside)}>
              <div className={styles.promises}>
                {promises.map((promise) => (
                  <p key={promise} className={styles.promise}>
                    {t(`homePage.whyChoosePoints.${promise}`)}
                  </p>
                ))}
              </div>
              <Proof />
            </li>
          ))}
        </ul>
        <Prose variant="small" className={styles.note}>
          {t('specimens.note')}
        </Prose>
      </Bounds>
    </Section>
  )
}
