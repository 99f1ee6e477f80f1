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
    'polygon(0 0, 58.62% 0, 58.62% 10.64%, 51.72% 10.64%, 49.06% 10.94%, 46.58% 11.81%, 44.44% 13.21%, 42.81% 15.02%, 41.78% 17.14%, 41.43% 19.41%, 41.43% 88.82%, 0 88.82%)',
})
/** The right frame is missing: its dots end at the edge of the left one, which is whole. */
const RIGHT_OUTSIDE = css({
  clipPath:
    'polygon(58.77% 10%, 100% 10%, 100% 100%, 41% 100%, 41% 88.97%, 48.28% 88.97%, 51.00% 88.66%, 53.52% 87.77%, 55.70% 86.34%, 57.36% 84.48%, 58.41% 82.32%, 58.77% 80.00%)',
})
/** The two frames of each form, cut out of its illustration (scripts/assets/art/contact.ts). */
const CUTS = {
  general: [LEFT_ALONE, RIGHT],
  influencer: [LEFT, RIGHT_OUTSIDE],
  brand: [LEFT_ALONE, RIGHT],
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
