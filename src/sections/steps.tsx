import { css } from '@styled/css'
import { artSize } from '../content/art.ts'
import { AUDIENCES, type Audience } from '../content/audience.ts'
import { useNumbers } from '../i18n/use-numbers.ts'
import { useT } from '../i18n/use-t.ts'
import { Art } from '../ui/art.tsx'
import { Bounds } from '../ui/bounds.tsx'
import { riseChildren, useEntrance } from '../ui/entrance.ts'
import { Heading } from '../ui/heading.tsx'
import { Prose } from '../ui/prose.tsx'
import { wholeRanges } from '../ui/text.tsx'
import { pageEntry } from '../urls/pages.ts'
import { NameStrip } from './name-strip.tsx'

/** Indices of the dictionaries' lists `next.steps` */
const STEPS = [0, 1, 2] as const

/** What is drawn at each step, for both audiences: the two frames, closer and closer */
const drawn = (audience: Audience) =>
  [`sent-${audience}`, `answer-${audience}`, `film-${audience}`] as const

const urls = import.meta.glob<string>('../content/art/{answer,film,sent}-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const styles = {
  heading: css({ mb: { base: '10', md: '8' } }),
  list: css({
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: 'stack',
    rowGap: { base: '10', md: '2' },
    pb: 'section',
  }),
  /**
   * Its drawing is above it; beside each other the steps share their rows, so that their titles begin on one line.
   */
  step: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '4', md: '[inherit]' },
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 3' },
    alignItems: 'start',
  }),
  /** On it lies what a visitor has typed. */
  drawing: css({
    display: 'grid',
    width: { base: '[min(24rem, 100%)]', md: 'full' },
    mb: { md: '4' },
    _layers: { gridArea: '1 / 1', width: 'full', height: 'auto' },
  }),
  beside: css({
    display: { base: 'grid', md: 'contents' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
  }),
  text: css({ display: 'grid', gap: '2' }),
  title: css({ fontSize: { md: '[clamp(2rem, 3.4vw, 3rem)]' } }),
  when: css({ textStyle: 'fact', color: 'textMuted' }),
}

const [width, height] = artSize('sent-creator')

interface StepsProps {
  /** Whose frame is there from the beginning */
  audience: Audience
  /** The name that a creator has typed: it lies on the first drawing. */
  handle?: string | undefined
}

/** What happens after the first message, when, and what one gets; meanwhile both frames come together. */
export function Steps({ audience, handle }: StepsProps) {
  const t = useT()
  const numbers = useNumbers()
  const { namespace } = pageEntry(AUDIENCES[audience].page)
  const list = useEntrance<HTMLOListElement>(riseChildren)
  return (
    <Bounds>
      <Heading level={2} className={styles.heading}>
        {t(`${namespace}.next.title`)}
      </Heading>
      <ol ref={list} className={styles.list}>
        {STEPS.map((step) => {
          const art = drawn(audience)[step]
          return (
            <li key={step} className={styles.step}>
              <div className={styles.drawing}>
                <Art name={art} src={urls[`../content/art/${art}.svg`]} />
                {step === 0 && handle && (
                  <NameStrip width={width} height={height}>
                    {handle}
                  </NameStrip>
                )}
              </div>
              <div className={styles.beside}>
                <p className={styles.when}>
                  {wholeRanges(t(`${namespace}.next.steps.${step}.when`, numbers))}
                </p>
                <div className={styles.text}>
                  <Heading level={3} variant="display3" className={styles.title}>
                    {t(`${namespace}.next.steps.${step}.title`)}
                  </Heading>
                  <Prose variant="lead">{t(`${namespace}.next.steps.${step}.text`)}</Prose>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </Bounds>
  )
}
