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
const leftUp = css({
  _motionSafe: { translate: '[calc(var(--apart) * -0.9%) calc(var(--apart) * -0.7%)]' },
})
const rightDown = css({
  _motionSafe: { translate: '[calc(var(--apart) * 0.9%) calc(var(--apart) * 0.7%)]' },
})
const LEFT = css({ clipPath: 'inset(0 41.38% 11.18% 0 round 10.34% / 8.82%)' })
const RIGHT = css({ clipPath: 'inset(10.59% 0 .59% 41.38% round 10.34% / 8.82%)' })
/** The left frame without the overlap, which comes with the right one: nothing is shown twice. */
const LEFT_ALONE = css({
  clipPath:
    'polygon(0 0, 58.62% 0, 58.62% 10.59%, 51.72% 10.59%, 49.92% 10.72%, 48.18% 11.12%, 46.55% 11.77%, 45.07% 12.65%, 43.80% 13.74%, 42.77% 15.00%, 42.00% 16.39%, 41.54% 17.88%, 41.38% 19.41%, 41.38% 88.82%, 0 88.82%)',
})
/** A missing frame: its dots end before the edge of the other, which is whole. */
const LEFT_MISSING = css({
  clipPath:
    'polygon(0 0, 62% 0, 62% 10.09%, 51.72% 10.09%, 46.30% 11.34%, 42.33% 14.75%, 40.88% 19.41%, 40.88% 90%, 0 90%)',
})
const RIGHT_MISSING = css({
  clipPath:
    'polygon(59.22% 10%, 100% 10%, 100% 100%, 41% 100%, 41% 89.42%, 48.28% 89.42%, 53.75% 88.16%, 57.75% 84.71%, 59.22% 80.00%)',
})
/** The two frames of each form, cut out of its illustration (scripts/assets/art/contact.ts). */
const CUTS = {
  general: [LEFT_ALONE, RIGHT],
  influencer: [LEFT, RIGHT_MISSING],
  brand: [LEFT_MISSING, RIGHT],
} as const satisfies Record<InquiryType, unknown>
const framesOf = (type: InquiryType) => [
  {
    ...sharedFrame('creator'),
    eager: true,
    className: cx(illustration, moving, leftUp, CUTS[type][0]),
  },
  {
    ...sharedFrame('brand'),
    eager: true,
    className: cx(illustration, moving, rightDown, CUTS[type][1]),
  },
]

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
      parts={framesOf(type)}
      className={STEPS[apart]}
      lead={lead}
    >
      {children}
    </PageTitle>
  )
}
