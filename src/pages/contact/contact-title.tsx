import { css, cx } from '@styled/css'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { contactFrames } from '../../content/art.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { sharedFrame } from '../../layout/page-transition.ts'
import { PageTitle } from '../../sections/page-title.tsx'

/** On a desk it reaches below the header: the column beside it comes up by as much. */
const illustration = css({
  gridColumn: { base: '1 / -1', md: '9 / -1', lg: '8 / -1' },
  mb: { lg: '[-26vw]' },
})
/** Apart by as many steps as are missing; with reduced motion they never part. */
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
const leftUp = css({ translate: '[calc(var(--apart, 0) * -1.8%) calc(var(--apart, 0) * -0.7%)]' })
const rightDown = css({ translate: '[0 calc(var(--apart, 0) * 0.7%)]' })
/** The corner of the right one on the left one, which goes as far as both move: so the face stays whole. */
const covered = css({
  clipPath:
    '[inset(calc(10.5% + var(--apart, 0) * 1.4%) 0 0 calc(41.28% + var(--apart, 0) * 1.8%) round 10.45% 0 0 / 8.91% 0 0)]',
})
const LEFT = {
  ...sharedFrame('creator'),
  eager: true,
  className: cx(illustration, moving, leftUp),
}
const RIGHT = {
  ...sharedFrame('brand'),
  eager: true,
  className: cx(illustration, moving, rightDown),
}
const UNISON = { eager: true, className: cx(illustration, moving, leftUp, covered) }

interface ContactTitleProps {
  type: InquiryType
  lead: string
  /** Whether the title is that of an event */
  isLong?: boolean
  /** How far from being sent the form is: the most is every field and the sending itself */
  apart?: number
  children: string
}

/** The header of the contact page, and of the response to a form. */
export function ContactTitle({
  type,
  lead,
  isLong = false,
  apart = 0,
  children,
}: ContactTitleProps) {
  const frames = contactFrames(type, useLanguage())
  const left = { ...LEFT, name: frames.left }
  const right = { ...RIGHT, name: frames.right }
  const unison = frames.unison ? [{ ...UNISON, name: frames.unison }] : []
  // The one that is missing is below the other.
  const art = type === 'influencer' ? [right, left] : [left, right, ...unison]
  return (
    <PageTitle art={art} className={STEPS[apart]} lead={lead} isLong={isLong}>
      {children}
    </PageTitle>
  )
}
