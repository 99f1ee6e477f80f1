import { css, cx } from '@styled/css'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { contactArt } from '../../content/art.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { sharedFrame } from '../../layout/page-transition.ts'
import { PageTitle } from '../../sections/page-title.tsx'

/** On a desk it reaches below the header: the column beside it comes up by as much. */
const illustration = css({
  gridColumn: { base: '1 / -1', md: '9 / -1', lg: '8 / -1' },
  mb: { lg: '[-26vw]' },
  // Painted as a whole and then cut: shape by shape, each would show at the edge of the next.
  willChange: 'transform',
})
/** Out of register by as many steps as are missing; with reduced motion they never part. */
const STEPS = [
  css({ '--apart': '0' }),
  css({ '--apart': '1' }),
  css({ '--apart': '2' }),
  css({ '--apart': '3' }),
  css({ '--apart': '4' }),
  css({ '--apart': '5' }),
] as const
const moving = css({
  _motionSafe: {
    transitionProperty: '[translate]',
    transitionDuration: 'slow',
    transitionTimingFunction: 'out',
  },
})
/** The right one stays at the edge of the page. */
const leftUp = css({
  _motionSafe: { translate: '[calc(var(--apart) * -1.8%) calc(var(--apart) * -0.7%)]' },
})
const rightDown = css({ _motionSafe: { translate: '[0 calc(var(--apart) * 0.7%)]' } })
/** The frames of the drawing of both (scripts/assets/art/contact.ts) */
const RIGHT = css({ clipPath: 'inset(10.59% 0 .59% 41.38% round 10.34% / 8.82%)' })
/**
 * The left frame without the overlap, which comes with the right one: nothing is shown twice. Once they
 * part, it ends a hair before the overlap, whose ink would rim it.
 */
const LEFT = css({
  '--hair': { base: '0px', _motionSafe: '[min(var(--apart), 1) * 0.1rem]' },
  clipPath:
    'polygon(0 0, 58.62% 0, 58.62% calc(10.59% - var(--hair)), calc(51.72% - var(--hair)) calc(10.59% - var(--hair)), calc(49.92% - var(--hair)) calc(10.72% - var(--hair)), calc(48.18% - var(--hair)) calc(11.12% - var(--hair)), calc(46.55% - var(--hair)) calc(11.77% - var(--hair)), calc(45.07% - var(--hair)) calc(12.65% - var(--hair)), calc(43.8% - var(--hair)) calc(13.74% - var(--hair)), calc(42.77% - var(--hair)) calc(15% - var(--hair)), calc(42% - var(--hair)) calc(16.39% - var(--hair)), calc(41.54% - var(--hair)) calc(17.88% - var(--hair)), calc(41.38% - var(--hair)) calc(19.41% - var(--hair)), calc(41.38% - var(--hair)) 88.82%, 0 88.82%)',
})
const left = {
  ...sharedFrame('creator'),
  eager: true,
  className: cx(illustration, moving, leftUp),
}
const right = {
  ...sharedFrame('brand'),
  eager: true,
  className: cx(illustration, moving, rightDown),
}
/** The two frames, of which one may be missing: it is below the other. */
const FRAMES = {
  general: [
    { ...left, className: cx(left.className, LEFT) },
    { ...right, className: cx(right.className, RIGHT) },
  ],
  influencer: [{ ...right, name: 'contact-missing-brand' }, left],
  brand: [{ ...left, name: 'contact-missing-creator' }, right],
} as const satisfies Record<InquiryType, unknown>

interface ContactTitleProps {
  type: InquiryType
  lead: string
  /** How far from being sent the form is: the most is every field and the sending itself */
  apart?: number
  children: string
}

/** The header of the contact page, and of the response to a form. */
export function ContactTitle({ type, lead, apart = 0, children }: ContactTitleProps) {
  return (
    <PageTitle
      art={contactArt(type, useLanguage())}
      parts={FRAMES[type]}
      className={STEPS[apart]}
      lead={lead}
    >
      {children}
    </PageTitle>
  )
}
