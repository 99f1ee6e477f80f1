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
/** Its two frames, each cut out of it (scripts/assets/art/contact.ts). */
const FRAMES = [
  {
    ...sharedFrame('creator'),
    eager: true,
    className: cx(illustration, css({ clipPath: 'inset(0 41.38% 11.18% 0 round 10.34% / 8.82%)' })),
  },
  {
    ...sharedFrame('brand'),
    eager: true,
    className: cx(
      illustration,
      css({ clipPath: 'inset(10.59% 0 .59% 41.38% round 10.34% / 8.82%)' }),
    ),
  },
]

interface ContactTitleProps {
  type: InquiryType
  lead: string
  children: string
}

/** The header of the contact page, and of the response to a form. */
export function ContactTitle({ type, lead, children }: ContactTitleProps) {
  return (
    <PageTitle art={contactArt(type, useLanguage())} parts={FRAMES} lead={lead}>
      {children}
    </PageTitle>
  )
}
