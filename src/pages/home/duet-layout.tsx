import { css, cx } from '@styled/css'
import type { ReactNode } from 'react'
import type { Duet } from '../../content/duet.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Actions } from '../../ui/actions.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'

const styles = {
  /** Without scripts there is nothing to draw, but what was sent. */
  section: css({
    // A link that leads here scrolls past what is above, on a desk also past the space between: the section fills the screen.
    scrollMarginTop: { base: '-4', lg: '[calc({spacing.2} - {spacing.section})]' },
    '&:not([data-voice])': { _noScript: { display: 'none' } },
  }),
  /**
   * On a desk the drawing gets the rest of the screen; what is added later stands below all, in room that is
   * kept for it.
   */
  layout: css({
    position: 'relative',
    // What is added below lies over the space of the next section.
    zIndex: '[1]',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) fit-content(60%)' },
    gridTemplateRows: {
      base: 'repeat(4, auto) minmax(6rem, auto)',
      lg: 'auto auto minmax(18rem, 1fr) 3.5rem',
    },
    mb: { base: '-14', lg: '[calc({spacing.section} / -1.5)]' },
    columnGap: 'stack',
    rowGap: { base: '6', lg: '5' },
    minHeight: { lg: '[min(100svh - {sizes.header} - {spacing.6}, 66vw)]' },
  }),
  title: css({ gridColumn: '1 / -1', display: 'grid', _layers: { gridArea: '1 / 1' } }),
  lead: css({ display: 'grid', alignSelf: 'start', _layers: { gridArea: '1 / 1' } }),
  noScript: css({ gridRow: '2!' }),
  /** A row above the drawing, which they reach to its edge; on a phone below it */
  actions: css({
    width: 'full',
    gridArea: { lg: '2 / 2!' },
    alignSelf: { lg: 'end' },
    order: { lgDown: '1' },
  }),
  below: css({
    gridArea: { base: '5 / 1', lg: '4 / 1 / 5 / -1' },
    justifySelf: { md: 'start' },
    minWidth: '[0]',
  }),
  last: css({ width: 'full' }),
  drawing: css({
    gridColumn: '1 / -1',
    // Room for a stamp below it
    mb: { lgDown: '4' },
    position: 'relative',
    display: 'grid',
    _layers: { gridArea: '1 / 1' },
  }),
}

export const onlyWithScripts = css({ _noScript: { display: 'none' } })

/** Hidden once the address has a voice; by CSS, because a static document cannot leave it out. */
export const beforeAnyWasSent = css({ '[data-voice] &': { display: 'none' } })

/** The button covers the drawing, so that a press anywhere on it presses the button. */
export const coversDrawing = css({
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    gridArea: '3 / 1 / 4 / -1',
    zIndex: '[1]',
  },
  touchAction: '[pan-y pinch-zoom]',
  // With either, the cover would be positioned in the button instead of the grid.
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
  /** The part that may follow: its texts have their room already */
  roomFor?: DuetPart | undefined
  /** The two frames, with what is laid over them */
  drawing: ReactNode
  /** How to use them */
  hint?: ReactNode
  /** Buttons */
  actions?: ReactNode
  /** What comes after them */
  children?: ReactNode
}

/** A screen of its own: the text of a duet and its buttons above its drawing, on a phone around it. */
export function DuetLayout(props: DuetLayoutProps) {
  const { voice, part, roomFor, drawing, hint, actions, children } = props
  const t = useT()
  return (
    <Section id="duet" space="above" data-voice={voice} className={styles.section}>
      <Bounds className={styles.layout}>
        <div className={styles.title}>
          <Heading level={2} variant="display1">
            {t(`homePage.duet.${part}.title`)}
          </Heading>
          {roomFor && (
            <Heading level={2} variant="display1" className={hidden}>
              {t(`homePage.duet.${roomFor}.title`)}
            </Heading>
          )}
        </div>
        <div className={styles.lead}>
          <Prose
            // Another language is no news.
            key={useLanguage()}
            variant="lead"
            role="status"
            className={part === 'whole' ? undefined : onlyWithScripts}
          >
            {t(`homePage.duet.${part}.lead`)}
          </Prose>
          {roomFor && (
            <Prose variant="lead" className={hidden}>
              {t(`homePage.duet.${roomFor}.lead`)}
            </Prose>
          )}
          {voice && (
            <noscript className={styles.noScript}>
              <Prose>{t('homePage.duet.noScript')}</Prose>
            </noscript>
          )}
        </div>
        <div className={styles.actions}>
          <Actions>{actions}</Actions>
        </div>
        <div className={styles.drawing}>{drawing}</div>
        {hint && <div className={styles.below}>{hint}</div>}
        {children && <div className={cx(styles.below, styles.last)}>{children}</div>}
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
