import { css, cx } from '@styled/css'
import { useHydrated } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { contactFrames } from '../../content/art.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { fieldsFor } from '../../inquiry/fields.ts'
import { readHandle } from '../../inquiry/handle.ts'
import type { InquiryType } from '../../inquiry/inquiry-type.ts'
import { entersFrom, sharedFrame } from '../../layout/page-transition.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'
import { NameStrip } from '../../sections/name-strip.tsx'
import { Art } from '../../ui/art.tsx'
import { BRIEF_PARTS, type Brief } from '../../urls/brief.ts'
import type { useInquiryForm } from './form/use-inquiry-form.ts'

/** From the title's top on; stays in sight while the form beside it is filled in. Where large text needs its place there is none. */
const picture = css({
  gridColumn: { base: '1 / -1', lg: '8 / -1' },
  gridRow: { base: '1', md: '1 / 3', lg: '1 / 4' },
  justifySelf: 'end',
  alignSelf: 'start',
  position: { lg: 'sticky' },
  top: { lg: '[calc({sizes.header} + {spacing.5})]' },
  mt: { lg: '3' },
  width: {
    base: '[min(25%, max(0px, 99 * (100% - 16.7rem)))!]',
    lg: '[min(94%, 54svh)!]',
  },
  zIndex: '[-1]',
  _print: { display: 'none' },
})
/** The frames are a step apart for each field that is missing, at most the last one; with reduced motion they never part. */
const DISTANCES = [
  undefined,
  css({ '--apart': { _motionSafe: '1' } }),
  css({ '--apart': { _motionSafe: '2' } }),
  css({ '--apart': { _motionSafe: '3' } }),
  css({ '--apart': { _motionSafe: '4' } }),
  css({ '--apart': { _motionSafe: '5' } }),
] as const
const moving = css({
  transition: {
    _motionSafe:
      '[translate {durations.slow} {easings.out}, clip-path {durations.slow} {easings.out}]',
  },
})
/** The left frame stays as high as the title, the right one at the edge of the page. */
const aside = css({ translate: '[calc(var(--apart, 0) * -1.2%)]' })
const down = css({ translate: '[0 calc(var(--apart, 0) * 1.4%)]' })
/** The right frame's corner on the left one; it is cut by as much as both move, so that the face stays whole. */
const covered = css({
  clipPath:
    '[inset(calc(14.3% + var(--apart, 0) * 1.4%) 0 0 calc(41.28% + var(--apart, 0) * 1.2%) round 10.4% 0 0 / 7.3% 0 0)]',
})
const LEFT = { ...sharedFrame('creator'), className: cx(picture, moving, aside) }
const RIGHT = { ...sharedFrame('brand'), className: cx(picture, moving, down) }
const NAME = cx(picture, moving, aside, css({ height: 'auto' }))
/** The size of the drawings, in the units of the audience pages' drawings */
const SIZE = { width: 725, height: 1040, frameHeight: 890 }
const UNISON = { className: cx(picture, moving, aside, covered) }

const urls = import.meta.glob<string>('../../content/art/contact-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

interface FormFramesProps {
  type: InquiryType
  /** What was chosen on the page for brands */
  brief: Brief
  inquiry: Pick<ReturnType<typeof useInquiryForm>, 'form' | 'initial' | 'rules' | 'isSending'>
}

/**
 * Beside the whole form the frames of the sender: they come nearer with each valid field and are in
 * register on sending. The left one has the creator's name on TikTok or Instagram; the missing one is printed
 * once there is a name or a brief, as on the page before.
 */
export function FormFrames({ type, brief, inquiry }: FormFramesProps) {
  const typed = useWatch({ control: inquiry.form.control })
  const apart = inquiry.isSending ? 0 : countMissing({ ...typed, type }, inquiry) + 1
  const step = DISTANCES[Math.min(apart, DISTANCES.length - 1)]
  // No document is rendered with brief or name.
  const isHydrated = useHydrated()
  const handle = readHandle(typed.profileLink ?? inquiry.initial.profileLink)
  const isMissingFrameFilled =
    type === 'influencer' ? !!handle : BRIEF_PARTS.some((part) => brief[part])
  const frames = contactFrames(
    type,
    useLanguage(),
    isHydrated && isMissingFrameFilled,
    isHydrated ? brief.product : undefined,
  )
  const left = { ...LEFT, name: frames.left }
  const right = { ...RIGHT, name: frames.right }
  const unison = frames.unison ? [{ ...UNISON, name: frames.unison }] : []
  // The one that is missing is below the other, the overlap above both.
  const art = [...(type === 'influencer' ? [right, left] : [left, right]), ...unison]
  return (
    <>
      {art.map(({ className, ...frame }) => (
        <Art
          key={className}
          eager
          className={cx(step, className)}
          src={urls[`../../content/art/${frame.name}.svg`]}
          {...entersFrom('right')}
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

/** How many fields are not valid yet: all, until the form is used and its rules are loaded. */
function countMissing(
  values: Partial<InquiryValues> & { type: InquiryType },
  { rules }: FormFramesProps['inquiry'],
): number {
  const validation = rules?.validateInquiry(values)
  if (!validation) return fieldsFor(values.type).length
  return validation.ok ? 0 : Object.keys(validation.fieldErrors).length
}
