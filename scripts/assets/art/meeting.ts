import { circle, group, moved, path, rect } from './draw.ts'
import { INKS } from './inks.ts'
import { type ColourSet, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PRODUCTS } from './products.ts'
import type { Drawing } from './render.ts'

/**
 * The person who is missing on an audience page and appears in its call to action: one
 * drawing for its frame, one for the overlap with the other frame (`MeetingPanel`). As wide as a bust, whose
 * shoulders end where the frame does.
 */
const SIZE = { width: 640, height: 600 }

const creator = (colours: ColourSet) => moved(48, -70, portrait('chidi', colours))

/**
 * The person in the frame of brands: from a brand, or who reads what is sent.
 * So much smaller that the corner of the other frame falls on the clothes, not on the neck; with broader
 * shoulders, which still reach the edge of the frame.
 */
const brandGuest = (colours: ColourSet) =>
  group(
    'translate(78 -62) scale(.89)',
    path('M-80 800V716C-80 640 60 606 196 600H348C480 606 624 640 624 716V800Z', colours.top),
    portrait('dora', colours),
  )

/** In front of the clothes, beside the chin; never in the overlap, and on a phone whole beside the edge */
const held = (product: string) => group('translate(392 436) scale(.7)', product)

export const MEETINGS = {
  /** The person from the brand, with what they make */
  'meeting-brand': (): Drawing => ({
    ...SIZE,
    shapes:
      circle(320, 330, 226, INKS.brandMid) +
      brandGuest({ ...ON_FRAME, top: INKS.creatorSoft }) +
      held(PRODUCTS.perfume()),
  }),
  'meeting-brand-overlap': (): Drawing => ({ ...SIZE, shapes: brandGuest(ON_OVERLAP) }),
  'meeting-creator': (): Drawing => ({
    ...SIZE,
    shapes: circle(320, 330, 226, INKS.halo) + creator({ ...ON_FRAME, top: INKS.ink }),
  }),
  'meeting-creator-overlap': (): Drawing => ({ ...SIZE, shapes: creator(ON_OVERLAP) }),
  /** The person who reads what is sent, in the brand's frame */
  'meeting-reader': (): Drawing => ({
    ...SIZE,
    shapes: circle(320, 330, 226, INKS.brandMid) + brandGuest({ ...ON_FRAME, top: INKS.creator }),
  }),
  /** Head and shoulders, in a specimen: its sides may be cut off, on a phone what is above and below. */
  'specimen-profile-analysis': (): Drawing => ({
    width: 400,
    height: 680,
    shapes:
      rect(0, 0, 400, 680, 0, INKS.creator) +
      group(
        'translate(14.5 102) scale(.66)',
        circle(272, 370, 290, INKS.creatorSoft),
        portrait('hana', { ...ON_FRAME, face: INKS.paper }),
      ),
  }),
  /** A frame of the video in the specimen of a case: a creator with the perfume, room for the ad label below. */
  'still-hana': (): Drawing => ({
    width: 424,
    height: 860,
    shapes:
      rect(0, 0, 424, 860, 0, INKS.brand) +
      circle(212, 330, 236, INKS.brandMid) +
      group(
        'translate(-33 -12) scale(.9)',
        portrait('hana', {
          ...ON_FRAME,
          face: INKS.paper,
          top: INKS.creatorSoft,
          earring: INKS.creator,
        }),
      ) +
      rect(0, 690, 424, 170, 0, INKS.creatorSoft) +
      group('translate(282 476) scale(.5)', PRODUCTS.perfume()),
  }),
}
