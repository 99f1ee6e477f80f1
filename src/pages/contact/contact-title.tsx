import { css, cx } from '@styled/css'
import { useHydrated } from '@tanstack/react-router'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { contactFrames } from '../../content/art.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { entersFrom, sharedFrame } from '../../layout/page-transition.ts'
import { NameStrip } from '../../sections/name-strip.tsx'
import { belowPageTitle } from '../../sections/page-title.tsx'
import { Art } from '../../ui/art.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { Brief } from '../../urls/brief.ts'

const styles = {
  // Below a desk there is room for a third of its width beside the illustration; large text has all of it.
  // On a desk its lines end as they do before the fonts arrive.
  title: css({
    gridColumn: { base: '1 / -1', lg: '1 / 7' },
    gridRow: '1',
    alignSelf: 'end',
    pt: { base: '8', lg: '5' },
    maxWidth: { base: '[max(63%, 11rem)]', lg: '[4.06em]' },
  }),
  long: css({
    fontSize: { base: '[var(--hero)]', lg: '[calc(0.75 * var(--hero))]' },
    maxWidth: { lg: 'full' },
  }),
  lead: css({
    gridColumn: { base: '1 / -1', lg: '1 / 7' },
    gridRow: '2',
    mt: '5',
    maxWidth: { lgDown: '[max(63%, 11rem)]' },
  }),
  /** Stays in sight while the form beside it is filled in. Where large text needs its place there is none. */
  picture: css({
    gridColumn: { base: '1 / -1', lg: '7 / -1' },
    gridRow: { base: '1 / 3', lg: '1 / 4' },
    justifySelf: 'end',
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: { lg: '[calc({sizes.header} + {spacing.10})]' },
    mt: { base: '4', lg: '10' },
    width: {
      base: '[min(31%, max(0px, 99 * (100% - 16.7rem)))!]',
      lg: '[min(88%, 70svh)!]',
    },
    zIndex: '[-1]',
    _print: { display: 'none' },
  }),
}
/** Apart by as many steps as are missing, at most by the last; with reduced motion they never part. */
const STEPS = [
  undefined,
  css({ '--apart': { _motionSafe: '1' } }),
  css({ '--apart': { _motionSafe: '2' } }),
  css({ '--apart': { _motionSafe: '3' } }),
  css({ '--apart': { _motionSafe: '4' } }),
  css({ '--apart': { _motionSafe: '5' } }),
] as const
const moving = css({
  transitionProperty: '[translate, clip-path]',
  transitionDuration: { _motionSafe: 'slow' },
  transitionTimingFunction: 'out',
})
/** The right one stays at the edge of the page. */
const leftUp = css({ translate: '[calc(var(--apart, 0) * -2.4%) calc(var(--apart, 0) * -0.7%)]' })
const rightDown = css({ translate: '[0 calc(var(--apart, 0) * 0.7%)]' })
/** The corner of the right one on the left one, which goes as far as both move: so the face stays whole. */
const covered = css({
  clipPath:
    '[inset(calc(10.5% + var(--apart, 0) * 1.4%) 0 0 calc(41.28% + var(--apart, 0) * 2.4%) round 10.45% 0 0 / 8.91% 0 0)]',
})
const LEFT = { ...sharedFrame('creator'), className: cx(styles.picture, moving, leftUp) }
const RIGHT = { ...sharedFrame('brand'), className: cx(styles.picture, moving, rightDown) }
const NAME = cx(styles.picture, moving, leftUp, css({ height: 'auto' }))
/** Of the drawings, in units of those of the audience pages */
const SIZE = { width: 725, height: 850 }
const UNISON = { className: cx(styles.picture, moving, leftUp, covered) }

const urls = import.meta.glob<string>('../../content/art/contact-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

interface ContactTitleProps {
  type: InquiryType
  /** What the brand sells */
  product?: Brief['product']
  /** The creator's name on TikTok or Instagram */
  handle?: string | undefined
  lead: string
  /** Whether the title is that of an event */
  isLong?: boolean
  /** How far from being sent the form is: the most is every field and the sending itself */
  apart?: number
  children: string
}

/** The title of the contact page, and beside the whole form the frames that come nearer. */
export function ContactTitle({
  type,
  product,
  handle,
  lead,
  isLong = false,
  apart = 0,
  children,
}: ContactTitleProps) {
  // No document is rendered with them.
  const isHydrated = useHydrated()
  const frames = contactFrames(type, useLanguage(), isHydrated ? product : undefined)
  const left = { ...LEFT, name: frames.left }
  const right = { ...RIGHT, name: frames.right }
  const unison = frames.unison ? [{ ...UNISON, name: frames.unison }] : []
  // The one that is missing is below the other.
  const art = type === 'influencer' ? [right, left] : [left, right, ...unison]
  const step = STEPS[Math.min(apart, STEPS.length - 1)]
  return (
    <>
      <Heading
        level={1}
        variant="page"
        className={cx(styles.title, isLong && cx(belowPageTitle, styles.long))}
        {...entersFrom('left')}
      >
        {children}
      </Heading>
      <Prose variant="lead" className={styles.lead} {...entersFrom('left')}>
        {lead}
      </Prose>
      {art.map(({ className, ...frame }) => (
        <Art
          key={className}
          eager
          className={cx(step, className)}
          {...entersFrom('right')}
          src={urls[`../../content/art/${frame.name}.svg`]}
          {...frame}
        />
      ))}
      {isHydrated && handle && type === 'influencer' && (
        <NameStrip {...SIZE} className={cx(step, NAME)}>
          {handle}
        </NameStrip>
      )}
    </>
  )
}
