import type { PersonName } from '../../../src/content/art.ts'
import { recording, SOLD } from './audience.ts'
import { circle, clipped, group, halftone, masked } from './draw.ts'
import { type Frame, frame, missingFrame, outlineOf, trapped } from './frames.ts'
import { INKS } from './inks.ts'
import { type ColourSet, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PRODUCTS, type Product } from './products.ts'
import type { Drawing } from './render.ts'

/** In the units of the audience pages, so that overlaps are alike */
const LEFT: Frame = { x: 0, y: 0, width: 425, height: 755, radius: 75 }
const RIGHT: Frame = { ...LEFT, x: 300, y: 90 }
/** Strong enough for a phone, where the drawing is small */
const DOT = 12

const drawing = (...shapes: string[]): Drawing => ({
  width: 290,
  height: 340,
  shapes: group('scale(.4)', ...shapes),
})

/** The head's middle is on the seam, which cuts the face in two. */
const bust = (person: PersonName, colours: ColourSet) =>
  group(`translate(${RIGHT.x - 307.5} 10) scale(1.125)`, portrait(person, colours))

const creatorFrame = (...shapes: string[]) =>
  drawing(frame(LEFT, INKS.creator) + clipped(outlineOf(trapped(LEFT)), ...shapes))

const brandFrame = (product: Product) =>
  drawing(
    frame(RIGHT, INKS.brand) +
      clipped(
        outlineOf(RIGHT),
        circle(512.5, 580, 240, INKS.brandMid),
        group('translate(410 380) scale(1.05)', PRODUCTS[product]()),
      ),
  )

const TONES = {
  halo: halftone('halo', INKS.creatorSoft, 3.5),
  skin: halftone('skin', INKS.creator, 5),
  lips: halftone('lips', INKS.creatorDeep, 7),
  cloth: halftone('cloth', INKS.brandOnPage, 5),
  ink: halftone('ink', INKS.unison, 7),
}
const DEFINITIONS = Object.values(TONES)
  .map(({ definition }) => definition)
  .join('')

/** Inside the dots of its outline, as far from them as they are large */
const within = ({ x, y, width, height, radius }: Frame): Frame => ({
  x: x + 2 * DOT,
  y: y + 2 * DOT,
  width: width - 4 * DOT,
  height: height - 4 * DOT,
  radius: radius - 2 * DOT,
})

/** A frame that is still missing, with a proof in halftone of who or what will be in it. */
const proof = (of: Frame, ...shapes: string[]) =>
  drawing(DEFINITIONS, clipped(outlineOf(within(of)), ...shapes), missingFrame(of, DOT))

const { halo, skin, lips, cloth, ink } = TONES
const CREATOR_IN_HALFTONE: ColourSet = {
  hair: ink.ink,
  face: skin.ink,
  shade: skin.ink,
  nose: lips.ink,
  top: cloth.ink,
  upperLip: lips.ink,
  lowerLip: lips.ink,
  rim: ink.ink,
  leftLens: skin.ink,
  rightLens: cloth.ink,
  shine: halo.ink,
  earring: cloth.ink,
}
const PERFUME_IN_HALFTONE = {
  cap: skin.ink,
  shine: lips.ink,
  neck: ink.ink,
  glass: halo.ink,
  filling: skin.ink,
  sign: ink.ink,
}

const brandFrames = Object.fromEntries(
  Object.entries(SOLD).map(([sold, product]) => [`brand-${sold}`, () => brandFrame(product)]),
)

export const CONTACT = {
  /** Who and what the audience pages show comes along from them. */
  influencer: () => creatorFrame(recording()),
  ...brandFrames,
  /** The frame that is missing, whole: the other one moves upon it. */
  'missing-brand': () => drawing(missingFrame(RIGHT, DOT)),
  'missing-creator': () => drawing(missingFrame(LEFT, DOT)),
  /** Who and what has filled it on the audience pages. */
  'met-brand': () =>
    proof(
      RIGHT,
      group(
        'translate(410 380) scale(1.05)',
        circle(98, 190, 178, cloth.ink),
        PRODUCTS.perfume(PERFUME_IN_HALFTONE),
      ),
    ),
  'met-creator': () =>
    proof(
      LEFT,
      group(
        'translate(-120 -6) scale(.95)',
        circle(272, 416, 210, halo.ink),
        portrait('bruno', CREATOR_IN_HALFTONE),
      ),
    ),
}

export const CONTACT_CREATORS = {
  /** Both frames meet: the left one also in the inks of the overlap, of which the page shows what the right one covers. */
  left: (person: PersonName) =>
    creatorFrame(circle(RIGHT.x, 340, 230, INKS.halo), bust(person, ON_FRAME)),
  unison: (person: PersonName) =>
    drawing(
      masked(outlineOf(trapped(LEFT)), frame(trapped(LEFT), INKS.unison), bust(person, ON_OVERLAP)),
    ),
}
