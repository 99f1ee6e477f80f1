import type { PersonName } from '../../../src/content/cast.ts'
import { clipped, group } from './draw.ts'
import { type Frame, frame, missingFrame, outlineOf, overprint } from './frames.ts'
import { INKS } from './inks.ts'
import { ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PRODUCTS } from './products.ts'
import type { Drawing } from './render.ts'

const LEFT: Frame = { x: 0, y: 0, width: 170, height: 302, radius: 30 }
const RIGHT: Frame = { ...LEFT, x: 120, y: 36 }
const SIZE = { width: 290, height: 340 }

const bust = (person: PersonName, colours: typeof ON_FRAME) =>
  group('translate(-38 4) scale(.45)', portrait(person, colours))

const product = group('translate(164 152) scale(.42)', PRODUCTS.perfume())

const creatorFrame = (person: PersonName) =>
  frame(LEFT, INKS.creator) + clipped(outlineOf(LEFT), bust(person, ON_FRAME))

const brandFrame = frame(RIGHT, INKS.brand) + clipped(outlineOf(RIGHT), product)

export const contactGeneral = (person: PersonName): Drawing => ({
  ...SIZE,
  shapes: creatorFrame(person) + brandFrame + overprint(LEFT, RIGHT, bust(person, ON_OVERLAP)),
})

export const contactInfluencer = (person: PersonName): Drawing => ({
  ...SIZE,
  shapes: missingFrame(RIGHT) + creatorFrame(person),
})

export const contactBrand = (): Drawing => ({ ...SIZE, shapes: missingFrame(LEFT) + brandFrame })
