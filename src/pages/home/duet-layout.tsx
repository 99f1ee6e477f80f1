import { css, cx } from '@styled/css'
import type { ReactNode } from 'react'
import type { Duet } from '../../content/duet.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'

const styles = {
  /** Without scripts there is nothing to draw, but what was sent. */
  section: css({
    // What is above it leaves the screen when a link leads here.
    scrollMarginTop: '-4',
    '&:not([data-voice])': { _noScript: { display: 'none' } },
  }),
  /** What is added later stands below, so that title and drawing keep their places. */
  layout: css({
    position: 'relative',
    rowGap: { base: '8', lg: '6' },
    gridTemplateRows: { lg: 'auto 1fr' },
  }),
  texts: css({
    gridColumn: { base: '1 / -1', lg: '1 / 6' },
    display: 'grid',
    _layers: { gridArea: '1 / 1' },
  }),
  text: css({
    display: 'grid',
    alignContent: 'start',
    gap: '6',
  }),
  controls: css({
    gridColumn: { base: '1 / -1', lg: '1 / 6' },
    alignSelf: 'start',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: { md: 'start' },
    gap: '6',
  }),
  drawing: css({
    gridColumn: { base: '1 / -1', lg: '6 / -1' },
    gridRow: { lg: '1 / 3' },
    alignSelf: 'start',
    position: 'relative',
    display: 'grid',
    _layers: { gridArea: '1 / 1' },
  }),
}

/** What works by scripts only. */
export const onlyWithScripts = css({ _noScript: { display: 'none' } })

/** By the address, as the server cannot choose another part for it */
export const beforeAnyWasSent = css({ '[data-voice] &': { display: 'none' } })

/** A press anywhere on the drawing, whose place in the grid it covers, is a press on this button. */
export const coversDrawing = css({
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    gridArea: { base: '2 / 1 / 3 / -1', lg: '1 / 6 / 3 / -1' },
  },
  touchAction: 'pan-y',
  // Either would make the button the place of what is positioned in it.
  translate: '[none!]',
  filter: '[none!]',
})

/** Keeps its place: nothing may move below the pointer. */
export const hidden = css({ visibility: 'hidden' })

/** What the texts are about: one's own half, one that was sent, a duet, and one with a sample as its second voice */
export type DuetPart = 'start' | 'found' | 'whole' | 'sample'

export interface DuetLayoutProps {
  /** The duet of the address that is shown, if there is one */
  voice: string | undefined
  part: DuetPart
  /** Another text, for which there must be room */
  roomFor?: DuetPart | undefined
  /** The two frames, with what is laid over them */
  drawing: ReactNode
  /** Buttons */
  children?: ReactNode
}

/** The text of a duet beside its drawing. */
export function DuetLayout({ voice, part, roomFor, drawing, children }: DuetLayoutProps) {
  const t = useT()
  return (
    <Section id="duet" space="above" data-voice={voice} className={styles.section}>
      <Bounds columns className={styles.layout}>
        <div className={styles.texts}>
          <div className={styles.text}>
            <Heading level={2}>{t(`homePage.duet.${part}.title`)}</Heading>
            <Prose
              // Another language is no news.
              key={useLanguage()}
              variant="lead"
              role="status"
              className={part === 'whole' ? undefined : onlyWithScripts}
            >
              {t(`homePage.duet.${part}.lead`)}
            </Prose>
            {voice && (
              <noscript>
                <Prose>{t('homePage.duet.noScript')}</Prose>
              </noscript>
            )}
          </div>
          {roomFor && (
            <div className={cx(styles.text, hidden)}>
              <Heading level={2}>{t(`homePage.duet.${roomFor}.title`)}</Heading>
              <Prose variant="lead">{t(`homePage.duet.${roomFor}.lead`)}</Prose>
            </div>
          )}
        </div>
        <div className={styles.drawing}>{drawing}</div>
        {children && <div className={styles.controls}>{children}</div>}
      </Bounds>
    </Section>
  )
}

/** Where a whole duet was sent: to begin one's own */
export function StartLink() {
  const t = useT()
  return (
    <ButtonLink
      to="/$lang"
      params={{ lang: useLanguage() }}
      hash="duet"
      tone="line"
      className={onlyWithScripts}
    >
      {t('homePage.duet.start.button')}
    </ButtonLink>
  )
}

/** The texts, with those that may take their place, for which there must be room. */
export function partsOf(
  sent: Duet | undefined,
  isWhole = false,
): Pick<DuetLayoutProps, 'part' | 'roomFor'> {
  if (sent?.second) return { part: 'whole' }
  const [before, after] = sent ? (['found', 'whole'] as const) : (['start', 'sample'] as const)
  return isWhole ? { part: after, roomFor: before } : { part: before, roomFor: after }
}
