import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Agreement } from '../../sections/specimens/agreement.tsx'
import { Reading } from '../../sections/specimens/reading.tsx'
import { Report } from '../../sections/specimens/report.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { HalfMark } from '../../ui/mark.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { Seam } from './seam.tsx'

const styles = {
  layout: css({ pt: 'section' }),
  title: css({ mb: 'stack', maxWidth: { mdDown: '[5.3em]' } }),
  /** Two promises, and the paper that keeps them */
  pair: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr minmax(0, min(50%, 33rem))' },
    columnGap: 'gutter',
    rowGap: '8',
    alignItems: 'center',
    paddingBlock: '12',
    borderTopWidth: 'rule',
    borderColor: 'onStage',
  }),
  promises: css({ display: 'grid', gap: '8' }),
  promise: css({
    display: 'grid',
    gridTemplateColumns: 'min(clamp(2.25rem, 4.6vw, 4rem), 12vw) minmax(0, 1fr)',
    gap: '[min(clamp(1rem, 2vw, 2rem), 6vw)]',
    alignItems: 'center',
  }),
  half: css({ width: 'full', height: 'auto' }),
  text: css({ textStyle: 'display3', textWrap: 'balance', maxWidth: '[11em]' }),
  note: css({ color: 'onStageMuted' }),
}

/** Indices of `homePage.whyChoosePoints`, two by two, and what proves them */
const REASONS = [
  { promises: [0, 1], Proof: Reading },
  { promises: [2, 3], Proof: Agreement },
  { promises: [4, 5], Proof: Report },
] as const

/** Why partner with Duet: the halves of the mark take turns. */
export function Reasons() {
  const t = useT()
  return (
    <Section ground="stage" space="below">
      <Seam />
      <Bounds className={styles.layout}>
        <Heading level={2} variant="display1" className={styles.title}>
          {t('homePage.whyPartnerTitle')}
        </Heading>
        <ul>
          {REASONS.map(({ promises, Proof }) => (
            <li key={promises[0]} className={styles.pair}>
              <div className={styles.promises}>
                {promises.map((promise, index) => (
                  <div key={promise} className={styles.promise}>
                    <HalfMark
                      side={index === 0 ? 'left' : 'right'}
                      ground="stage"
                      className={styles.half}
                    />
                    <p className={styles.text}>{t(`homePage.whyChoosePoints.${promise}`)}</p>
                  </div>
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
