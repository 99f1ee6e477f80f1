import type { PersonName } from '../../../src/content/art.ts'
import { bars, circle, clipped, group, line, masked, moved, path, rect, rectPath } from './draw.ts'
import {
  type Frame,
  frame,
  missing,
  missingFrame,
  outlineOf,
  overprint,
  trapped,
} from './frames.ts'
import { INKS, type Ink } from './inks.ts'
import { type ColourSet, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PERFUME_ON_OVERLAP, PRODUCTS } from './products.ts'
import { type ProfileName, profile } from './profile.ts'
import type { Drawing } from './render.ts'

const {
  creator,
  creatorSoft,
  creatorDeep,
  brand,
  brandMid,
  brandDeep,
  face,
  shade,
  halo,
  paper,
  ink,
  unison,
  counter,
} = INKS

/** As large as in the heroes; from step to step the two come closer. */
const LEFT: Frame = { x: 0, y: 0, width: 424, height: 754, radius: 52 }
const HEIGHT = 860
const APART = { sent: 462, answer: 352, film: 272 }
/** Strong enough for a phone, where the drawing is small */
const DOT = 11

const RIGHT: Record<keyof typeof APART, Frame> = {
  sent: { ...LEFT, x: APART.sent, y: HEIGHT - LEFT.height },
  answer: { ...LEFT, x: APART.answer, y: HEIGHT - LEFT.height },
  film: { ...LEFT, x: APART.film, y: HEIGHT - LEFT.height },
}

/** All are as wide as the first, and so at one scale in columns of one width. */
const scene = (...shapes: string[]): Drawing => ({
  width: APART.sent + LEFT.width,
  height: HEIGHT,
  shapes: shapes.join(''),
})

const onLeft = (...shapes: string[]) =>
  masked(outlineOf(trapped(LEFT)), frame(trapped(LEFT), creator), ...shapes)
const onRight = (step: keyof typeof APART, ...shapes: string[]) =>
  masked(outlineOf(trapped(RIGHT[step])), frame(trapped(RIGHT[step]), brand), ...shapes)

/** In the overlap clothes reach its edge: they are of another colour than the page. */
const OVERLAP: ColourSet = { ...ON_OVERLAP, top: creatorSoft }
const BRAND: ColourSet = { ...ON_FRAME, face: paper, top: creator }

const facingLeft = (name: ProfileName, x: number, y: number, c: ColourSet) =>
  group(`translate(${x} ${y}) scale(-1 1)`, profile(name, c))

/** Fingers around a thing, then a sleeve: from the right, or mirrored. */
const hand = (transform: string, skin: Ink, nail: Ink, gap: Ink, sleeve: Ink) =>
  group(
    transform,
    rect(170, -22, 500, 222, 30, sleeve),
    rect(70, 0, 130, 178, 40, skin),
    ...[14, 0, 6, 22].map(
      (at, i) => rect(at, 44 * i, 130, 46, 23, skin) + rect(at + 8, 44 * i + 11, 30, 24, 12, nail),
    ),
    line('M60 45H136M50 89H136M64 133H136', gap, 4),
  )

const words = (x: number, y: number, widths: readonly number[], colour: Ink) =>
  widths.map((width, i) => rect(x, y + 38 * i, width, 18, 9, colour)).join('')

const signature = (x: number, y: number, colour: Ink) =>
  line(
    `M${x} ${y}c14 -46 38 -46 34 -16s-12 38 14 20 26 -40 36 -24 -10 38 12 22 24 -30 46 -4`,
    colour,
    11,
  )

/** What is sent: a link on its way. */
const link = (x: number, y: number) =>
  moved(
    x,
    y,
    rect(0, 0, 196, 92, 46, creatorDeep),
    line('M88 26H60A20 20 0 0 0 60 66H88M108 26H136A20 20 0 0 1 136 66H108M76 46H120', paper, 14),
  )

const BUBBLE =
  'M250 130H566A56 56 0 0 1 622 186V250A56 56 0 0 1 566 306H540V372L456 306H250A56 56 0 0 1 194 250V186A56 56 0 0 1 250 130Z'
const yes = (ground: Ink, tick: Ink) =>
  path(BUBBLE, ground) + line('M346 222L394 268L482 176', tick, 32)

const record = (x: number, y: number) =>
  moved(
    x,
    y,
    rect(0, 0, 196, 84, 42, creatorDeep),
    circle(46, 42, 20, paper),
    bars(84, 42, [22, 44, 30, 50, 24], paper, { width: 9, gap: 8 }),
  )

const her = (c: ColourSet) =>
  group('translate(-118 -24) rotate(-4 272 560) scale(.96)', portrait('chidi', c, 'smile'))
const bottle = (c?: typeof PERFUME_ON_OVERLAP) =>
  group('translate(304 536) scale(.86)', PRODUCTS.perfume(c))

/** In one inking, above the overlap: a hand is too small for two. */
const arm = (transform: string) =>
  masked(outlineOf(trapped(LEFT)), hand(transform, face, creatorDeep, shade, brandDeep))

const chosen = (c: ColourSet) => group('translate(-60 0)', portrait('fleur', c))

const tile = (y: number, name: PersonName, ground: Ink, top: Ink) =>
  clipped(
    rectPath(468, y, 132, 168, 28),
    rect(468, y, 132, 168, 0, ground),
    group(`translate(${534 - 272 * 0.36} ${y - 36}) scale(.36)`, portrait(name, { ...BRAND, top })),
  ) + words(630, y + 54, [112, 76], paper)

export const STEPS = {
  /** The creator's phone; who answers is not there yet. */
  'sent-creator': () =>
    scene(
      missingFrame(RIGHT.sent, DOT),
      moved(
        APART.sent,
        0,
        missing(
          'M126 336H298A52 52 0 0 1 350 388V470A52 52 0 0 1 298 522H196L126 590V522A52 52 0 0 1 74 470V388A52 52 0 0 1 126 336Z',
          DOT,
        ),
      ),
      onLeft(
        circle(200, 320, 236, halo),
        group('translate(-72 -70) rotate(4 272 560)', portrait('chidi', ON_FRAME)),
        group(
          'rotate(7 280 640)',
          rect(196, 500, 168, 340, 32, ink),
          rect(210, 514, 140, 300, 20, creator),
        ),
        hand('translate(236 606) scale(-.8 .8)', face, creatorDeep, shade, brandDeep),
      ),
      link(304, 508),
    ),
  /** Both face each other, and the answer is a yes. */
  'answer-creator': () => {
    const asks = (c: ColourSet) => group('translate(-64 134) scale(.94)', profile('chidi', c))
    return scene(
      onLeft(circle(180, 480, 240, halo), asks(ON_FRAME), yes(paper, ink)),
      onRight(
        'answer',
        circle(600, 560, 230, brandMid),
        facingLeft('emil', APART.answer + 478, 190, BRAND),
        yes(paper, brand),
      ),
      overprint(LEFT, RIGHT.answer, asks(OVERLAP), yes(creator, unison)),
    )
  },
  /** The agreement is signed, and the creator films with the product. */
  'film-creator': () =>
    scene(
      onLeft(circle(180, 350, 240, halo), her(ON_FRAME), record(196, 30), bottle()),
      onRight(
        'film',
        group(
          'translate(8 -6) rotate(6 570 350)',
          rect(464, 176, 196, 280, 24, paper),
          words(492, 212, [140, 140, 96], brandMid),
          signature(494, 366, ink),
          signature(494, 424, creatorDeep),
        ),
        circle(450, 640, 190, brandMid),
        bottle(),
      ),
      overprint(LEFT, RIGHT.film, her(OVERLAP), bottle(PERFUME_ON_OVERLAP)),
      arm('translate(352 584) rotate(-8) scale(-.78 .78)'),
    ),
  'sent-brand': () =>
    scene(
      missingFrame(LEFT, DOT),
      missing('M150 300Q150 262 184 282L306 354Q338 374 306 394L184 466Q150 486 150 448Z', DOT),
      onRight(
        'sent',
        circle(690, 420, 230, brandMid),
        group(`translate(${APART.sent + 452} 84) scale(-.88 .88)`, profile('dora', BRAND)),
      ),
      group(
        'rotate(-7 470 700)',
        rect(368, 576, 196, 262, 24, creatorSoft),
        group('translate(396 658) scale(.36)', PRODUCTS.perfume()),
        words(490, 610, [50, 50, 34], brand),
        words(394, 784, [140], brand),
      ),
      masked(
        outlineOf(trapped(RIGHT.sent)),
        hand(
          'translate(536 660) rotate(6) scale(.78)',
          paper,
          creatorDeep,
          creatorSoft,
          creatorDeep,
        ),
      ),
    ),
  'answer-brand': () =>
    scene(
      onLeft(circle(212, 330, 250, halo), chosen(ON_FRAME)),
      onRight(
        'answer',
        tile(172, 'bruno', brandMid, creator),
        tile(392, 'fleur', creator, ink),
        tile(612, 'goran', brandMid, creatorSoft),
        line(rectPath(452, 376, 164, 200, 42), paper, 10),
      ),
      overprint(LEFT, RIGHT.answer, chosen(OVERLAP)),
    ),
  'film-brand': () => {
    const films = (c: ColourSet) => group('translate(-128 -58)', profile('fleur', c))
    const report = [90, 150, 250, 360]
      .map((height, i) => rect(448 + i * 58, 800 - height, 40, height, 12, paper))
      .join('')
    /** She sees herself in it. */
    const phone = group(
      'translate(0 56) rotate(6 420 330)',
      rect(334, 190, 176, 300, 34, counter),
      clipped(
        rectPath(348, 204, 148, 272, 22),
        rect(348, 204, 148, 272, 0, creator),
        group('translate(310 226) scale(.41)', portrait('fleur', { ...BRAND, top: brand })),
      ),
    )
    return scene(
      onLeft(circle(150, 290, 240, halo), films(ON_FRAME)),
      onRight('film', report),
      overprint(LEFT, RIGHT.film, films({ ...OVERLAP, top: brandMid })),
      phone,
      arm('translate(362 474) rotate(-34) scale(-.7 .7)'),
    )
  },
} satisfies Record<string, () => Drawing>
