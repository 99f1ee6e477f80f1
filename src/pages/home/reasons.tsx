import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Agreement } from '../../sections/specimens/agreement.tsx'
import { Reading } from '../../sections/specimens/reading.tsx'
import { Report } from '../../sections/specimens/report.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { Seam } from './seam.tsx'

const styles = {
  layout: css({ pt: 'section', pb: 'stack' }),
  title: css({ mb: 'stack', maxWidth: { mdDown: '[5.3em]' } }),
  /** Two promises, and the paper that keeps them; on a wide screen the papers pile up as one reads on. */
  list: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'gutter',
    rowGap: 'stack',
    // None is covered before it has been read.
    gridAutoRows: { md: '[minmax(max(35rem, 53rem - 23vw), auto)]' },
    alignItems: 'center',
    '& > li': { display: 'contents' },
    '& > :nth-child(1)': { '--paper': '1' },
    '& > :nth-child(2)': { '--paper': '2' },
    '& > :nth-child(3)': { '--paper': '3' },
    '& article': {
      md: {
        gridArea: 'var(--paper) / 2 / 4',
        alignSelf: 'start',
        position: 'sticky',
        // Each a little lower than the one before, above the lower edge of a low screen
        top: '[calc(min({sizes.header}, 100svh - 40rem) + var(--paper) * 1rem)]',
        mb: '[calc(3rem - var(--paper) * 1rem)]',
        minHeight: '[35rem]',
        '& dt, & dd': { fontSize: '[clamp(1.0625rem, 1.4vw, 1.375rem)]' },
      },
      // On a phone three rows say enough.
      '& dl > :nth-child(n + 4)': { display: { mdDown: 'none' } },
    },
  }),
  promises: css({ display: 'grid', gap: '8' }),
  /** One voice, then the other */
  promise: css({
    textStyle: 'display3',
    fontSize: { md: '[min(5.2vw, 5.25rem)]' },
    color: 'creator',
    _even: { color: 'brandOnStage', textAlign: { mdDown: 'end' } },
    textWrap: 'balance',
  }),
  note: css({ color: 'onStageMuted', mt: '6' }),
}

/** Indices of `homePage.whyChoosePoints`, two by two, and what proves them */
const REASONS = [
  { promises: [0, 1], Proof: Reading },
  { promises: [2, 3], Proof: Agreement },
  { promises: [4, 5], Proof: Report },
] as const

/** Why partner with Duet: the promises take turns in the two inks. */
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
          {REASONS.map(({ promises, Proof }) => (
            <li key={promises[0]}>
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
