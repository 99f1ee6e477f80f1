import type { PersonName } from '../../../src/content/art.ts'
import { guest, RECORDING_ON_OVERLAP, recording, SOLD } from './audience.ts'
import { circle, clipped, group, masked } from './draw.ts'
import { type Frame, frame, missingFrame, outlineOf, trapped } from './frames.ts'
import { INKS } from './inks.ts'
import { type ColourSet, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PRODUCTS, type Product } from './products.ts'
import type { Drawing } from './render.ts'

/** In the units of the audience pages; higher, as the form beside them is */
const LEFT: Frame = { x: 0, y: 0, width: 425, height: 890, radius: 75 }
const RIGHT: Frame = { ...LEFT, x: 300, y: 149.5 }
/** Strong enough for a phone, where the drawing is small */
const DOT = 12

const drawing = (...shapes: string[]): Drawing => ({
  width: 290,
  height: 416,
  shapes: group('scale(.4)', ...shapes),
})

/** The head's middle is on the seam, which cuts the face in two. */
const bust = (person: PersonName, colours: ColourSet) =>
  group(`translate(${RIGHT.x - 307.5} 75) scale(1.125)`, portrait(person, colours))

/** In the middle of a higher frame */
const lower = (shapes: string) => group('translate(0 105)', shapes)
/** And of one that no other covers by half */
const nearer = (shapes: string) => lower(group('translate(70 0)', shapes))

const creatorFrame = (...shapes: string[]) =>
  drawing(frame(LEFT, INKS.creator) + clipped(outlineOf(trapped(LEFT)), ...shapes))

/** The left frame as the right one prints it over. */
const overlap = (...shapes: string[]) =>
  drawing(masked(outlineOf(trapped(LEFT)), frame(trapped(LEFT), INKS.unison), ...shapes))

const brandFrame = (product: Product) =>
  drawing(
    frame(RIGHT, INKS.brand) +
      clipped(
        outlineOf(RIGHT),
        circle(512.5, 690, 240, INKS.brandMid),
        group('translate(418 490) scale(1.05)', PRODUCTS[product]()),
      ),
  )

const brandFrames = Object.fromEntries(
  Object.entries(SOLD).map(([sold, product]) => [`brand-${sold}`, () => brandFrame(product)]),
)

export const CONTACT = {
  /** Who and what the audience pages show comes along from them. */
  influencer: () => creatorFrame(lower(recording())),
  ...brandFrames,
  /** The frame that is missing, whole: the other one moves upon it. */
  'missing-brand': () => drawing(missingFrame(RIGHT, DOT)),
  'missing-creator': () => drawing(missingFrame(LEFT, DOT)),
  /** Who has filled it on the page for brands. */
  guest: () => creatorFrame(circle(208, 495, 200, INKS.halo), nearer(guest(ON_FRAME))),
  /** Both creators once more, in the inks of the overlap. */
  'unison-guest': () => overlap(nearer(guest(ON_OVERLAP))),
  'unison-influencer': () => overlap(lower(recording(RECORDING_ON_OVERLAP))),
}

export const CONTACT_CREATORS = {
  /** Both frames meet: the left one also in the inks of the overlap, of which the page shows what the right one covers. */
  left: (person: PersonName) =>
    creatorFrame(circle(RIGHT.x, 405, 230, INKS.halo), bust(person, ON_FRAME)),
  unison: (person: PersonName) => overlap(bust(person, ON_OVERLAP)),
}
