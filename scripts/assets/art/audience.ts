import type { BRIEF } from '../../../src/urls/brief.ts'
import { chip } from './chip.ts'
import { circle, clipped, group, line, masked, moved, path, rect, rectPath, ring } from './draw.ts'
import {
  besideOverlap,
  besideOverlapRight,
  type Frame,
  frame,
  missing,
  missingFrame,
  outlineOf,
  overlapOf,
  overprint,
  trapped,
} from './frames.ts'
import { INKS, type Ink } from './inks.ts'
import { type ColourSet, EYES, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PRODUCTS, type Product } from './products.ts'
import type { Drawing } from './render.ts'

/**
 * Illustrations of the audience pages: the audience's own frame is filled, the other one is dotted. Two
 * more drawings of the same size lie upon it as the visitor answers: the missing half, and the overlap.
 */
const LEFT: Frame = { x: 0, y: 0, width: 424, height: 754, radius: 52 }
const RIGHT: Frame = { ...LEFT, x: 272, y: 106 }
/** Its dots do not show beside the frame that is printed over them. */
const within = ({ x, y, width, height, radius }: Frame): Frame => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
  radius: radius - 1,
})
const SIZE = { width: 696, height: 860 }

const {
  creator,
  creatorSoft,
  creatorDeep,
  brand,
  brandMid,
  brandDeep,
  paper,
  ink,
  unison,
  counter,
} = INKS

/** What reaches into the overlap, in its colours for the frame and for the overlap */
const RECORDING_ON_FRAME = {
  ring: creatorSoft,
  body: ink,
  cheek: creatorDeep,
  beard: ink,
  eye: creatorSoft,
  hat: brandDeep,
  cuff: brand,
  ribs: brandDeep,
}
export const RECORDING_ON_OVERLAP: typeof RECORDING_ON_FRAME = {
  ring: creatorDeep,
  body: creatorSoft,
  cheek: unison,
  beard: creator,
  eye: counter,
  hat: brandMid,
  cuff: counter,
  ribs: unison,
}

/** A creator filming in front of a ring light: the left half lit, the right half in shadow. */
export const recording = (c = RECORDING_ON_FRAME) =>
  ring(212, 330, 184, c.ring, 34) +
  path('M-40 800V716C-40 636 60 604 150 596H274C364 604 464 636 464 716V800Z', c.body) +
  rect(158, 500, 108, 132, 54, creatorDeep) +
  clipped(
    'M92 300H332V420A120 128 0 0 1 92 420Z',
    rect(92, 280, 120.5, 300, 0, paper),
    rect(212, 280, 120, 300, 0, c.cheek),
    path('M92 424H122C148 424 150 462 178 462H246C274 462 276 424 302 424H332V580H92Z', c.beard),
  ) +
  path('M170 492H254A42 36 0 0 1 170 492Z', paper) +
  path('M212 398V450A14 14 0 0 1 198 436V412A14 14 0 0 1 212 398Z', creatorDeep) +
  path('M212 398A14 14 0 0 1 226 412V436A14 14 0 0 1 212 450Z', creatorSoft) +
  line('M128 384Q154 408 180 384', ink, 11) +
  line('M244 384Q270 408 296 384', c.eye, 11) +
  path('M84 280A128 150 0 0 1 340 280V300H84Z', brand) +
  path('M212 130A128 150 0 0 1 340 280V300H212Z', c.hat) +
  path('M98 262H212.5V336H98A28 28 0 0 1 70 308V290A28 28 0 0 1 98 262Z', brandMid) +
  path('M212 262H326A28 28 0 0 1 354 290V308A28 28 0 0 1 326 336H212Z', c.cuff) +
  line('M118 268V330M156 268V330M194 268V330', brand, 5) +
  line('M230 268V330M268 268V330M306 268V330', c.ribs, 5) +
  circle(90, 446, 21, paper) +
  circle(90, 446, 8, ink)

/** The dotted outline of the missing perfume, which `meeting.ts` draws in full. */
const PERFUME =
  missing('M75 0V-37.6A67 67 0 1 1 133 -37.6V0') +
  missingFrame({ x: 0, y: 0, width: 208, height: 298, radius: 34 })
/** Both people have this scale; his face is cut by the seam, hers lies beside the overlap. */
const SCALE = 0.9
const person = (middle: number, top: number, ...shapes: string[]) =>
  group(`translate(${middle - 272 * SCALE} ${top}) scale(${SCALE})`, ...shapes)

const arriving = (...shapes: string[]) => person(RIGHT.x, 52, ...shapes)
const GUEST_DOT = 7 / SCALE
const HAIR = 'V286A118 124 0 0 1 390 286V'
/** As far as the frame, which cuts them */
const LEFT_SHOULDER = 'M0 658Q60 616 196 608'
const lens = (x: number) => [rectPath(x, 351, 84, 62, 27), 9, 292 - 1.72 * 27] as const
const glasses = (ink?: Ink) =>
  [lens(171), lens(289), ['M272 366h.1', 9] as const]
    .map(([outline, dot, length]) => missing(outline, dot, length, ink))
    .join('')
/** His hair and shoulders, within the ink that is to be printed there */
const UNPRINTED =
  missing(`M154 366${HAIR}366`, GUEST_DOT) + missing(LEFT_SHOULDER, GUEST_DOT) + glasses()
/** All of him, in one line */
const silhouette = (ink?: Ink) =>
  missing(
    `${LEFT_SHOULDER}H226V536A118 148 0 0 1 154 400${HAIR}400A118 148 0 0 1 318 536V608H348Q392 609 420 614`,
    GUEST_DOT,
    undefined,
    ink,
  ) + glasses(ink)

/** Below the overlap, which would print a strip of it */
const DESK = { y: 780, height: 80 }

/** Her near shoulder is broader, as far as the edge of the frame. */
const manager = (colours: ColourSet) =>
  person(
    562,
    104,
    path('M-60 800V716C-60 640 60 606 196 600H272V800Z', colours.top),
    portrait('dora', colours),
  )

/** The creator of the page for brands, as near as the manager */
export const guest = (colours: ColourSet) =>
  group('translate(-150 -24) rotate(4 272 560)', portrait('bruno', colours))

const plate = (...shapes: string[]): Drawing => ({
  ...SIZE,
  shapes: masked(besideOverlap(trapped(LEFT), RIGHT), ...shapes),
})

const NO_INK: Ink = { light: 'none', dark: 'none' }
const BLANK = Object.fromEntries(Object.keys(ON_FRAME).map((part) => [part, NO_INK])) as ColourSet

/** What he wears, up to his neck */
const TOP = 'M-40 900V716C-40 640 60 606 196 600H225Q224 604 218 604Q234 639.5 272 639.5H280V900Z'

const onDesk = (product: Product): Drawing => ({
  ...SIZE,
  shapes: group('translate(577 676) scale(.44)', PRODUCTS[product]()),
})

/** What brands can say that they sell */
export const SOLD: Record<(typeof BRIEF)['product'][number], Product> = {
  perfume: 'perfume',
  cosmetics: 'lipstick',
  clothes: 'shirt',
  food: 'burger',
  drinks: 'can',
  electronics: 'headphones',
  games: 'gamepad',
  apps: 'phone',
  travel: 'suitcase',
  other: 'box',
}

const productDrawings = Object.fromEntries(
  Object.entries(SOLD).map(([sold, product]) => [`product-${sold}`, () => onDesk(product)]),
)

export const AUDIENCE_HEADS = {
  creator: () => ({
    ...SIZE,
    shapes:
      missingFrame(within(RIGHT)) +
      moved(456, 470, PERFUME) +
      frame(LEFT, creator) +
      clipped(outlineOf(trapped(LEFT)), recording()) +
      chip(36, 36, 'follow') +
      chip(284, 606, 'watch'),
  }),
  /** The product that was missing, in its frame. */
  'creator-guest': () => ({
    ...SIZE,
    shapes: masked(
      besideOverlapRight(LEFT, trapped(RIGHT)),
      frame(trapped(RIGHT), brand),
      circle(560, 566, 196, brandMid),
      moved(456, 470, PRODUCTS.perfume()),
    ),
  }),
  'creator-overlap': () => ({
    ...SIZE,
    shapes: overprint(LEFT, RIGHT, recording(RECORDING_ON_OVERLAP)),
  }),
  /** A brand manager at a desk, and beside her the room for a creator, also where the frames overlap. */
  brand: () => ({
    ...SIZE,
    shapes:
      missingFrame(within(LEFT)) +
      clipped(besideOverlap(LEFT, RIGHT), arriving(silhouette())) +
      frame(RIGHT, brand) +
      clipped(
        outlineOf(trapped(RIGHT)),
        circle(562, 350, 178, brandMid),
        manager({ ...ON_FRAME, top: brandMid, face: paper }),
        rect(272, DESK.y, 424, DESK.height, 0, brandDeep),
      ) +
      clipped(
        overlapOf(LEFT, RIGHT),
        missingFrame(within(LEFT), undefined, paper),
        arriving(silhouette(paper)),
      ) +
      chip(308, 790, 'like'),
  }),
  /** The creator who was missing: each answer prints an ink of his. */
  'brand-product': () =>
    plate(
      frame(trapped(LEFT), creator),
      circle(236, 330, 232, INKS.halo),
      arriving(
        portrait('bruno', { ...ON_FRAME, hair: NO_INK, rim: NO_INK, top: NO_INK }),
        UNPRINTED,
      ),
      chip(36, 36, 'follow'),
    ),
  'brand-market': () =>
    plate(arriving(portrait('bruno', { ...BLANK, hair: ON_FRAME.hair }), EYES.shades(ON_FRAME))),
  'brand-month': () => plate(arriving(path(TOP, ON_FRAME.top))),
  'brand-overlap': () => ({
    ...SIZE,
    shapes: overprint(LEFT, RIGHT, arriving(portrait('bruno', ON_OVERLAP))),
  }),
  ...productDrawings,
}
