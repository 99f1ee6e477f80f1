import type { PersonName } from '../../../src/content/art.ts'
import { circle, clipped, group, masked } from './draw.ts'
import { type Frame, frame, missingFrame, outlineOf, trapped } from './frames.ts'
import { INKS } from './inks.ts'
import { type ColourSet, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PRODUCTS } from './products.ts'
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

/** Where the head's middle is: that of its frame, or the seam, which cuts the face in two */
const ALONE = LEFT.width / 2
const AT_SEAM = RIGHT.x

const bust = (person: PersonName, middle: number, colours: ColourSet) =>
  group(`translate(${middle - 307.5} 10) scale(1.125)`, portrait(person, colours))

const creatorFrame = (person: PersonName, middle: number) =>
  frame(LEFT, INKS.creator) +
  clipped(
    outlineOf(trapped(LEFT)),
    circle(middle, 340, 230, INKS.halo),
    bust(person, middle, ON_FRAME),
  )

const brandFrame =
  frame(RIGHT, INKS.brand) +
  clipped(
    outlineOf(RIGHT),
    circle(512.5, 580, 240, INKS.brandMid),
    group('translate(410 380) scale(1.05)', PRODUCTS.perfume()),
  )

export const CONTACT = {
  brand: () => drawing(brandFrame),
  /** The frame that is missing, whole: the other one moves upon it. */
  'missing-brand': () => drawing(missingFrame(RIGHT, DOT)),
  'missing-creator': () => drawing(missingFrame(LEFT, DOT)),
}

export const CONTACT_CREATORS = {
  influencer: (person: PersonName) => drawing(creatorFrame(person, ALONE)),
  /** Both frames meet: the left one also in the inks of the overlap, of which the page shows what the right one covers. */
  left: (person: PersonName) => drawing(creatorFrame(person, AT_SEAM)),
  unison: (person: PersonName) =>
    drawing(
      masked(
        outlineOf(trapped(LEFT)),
        frame(trapped(LEFT), INKS.unison),
        bust(person, AT_SEAM, ON_OVERLAP),
      ),
    ),
}
