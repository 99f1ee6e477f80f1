import type { PersonName } from '../../../src/content/art.ts'
import { CHIP_MOTION, chip, VOICE_MOTION } from './chip.ts'
import { bars, circle, clipped, line, masked, moved, part, rect } from './draw.ts'
import { type Frame, frame, outlineOf, trapped } from './frames.ts'
import { INKS } from './inks.ts'
import { type ColourSet, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PRODUCTS } from './products.ts'
import type { Drawing } from './render.ts'

/**
 * Home's hero in three layers of the same size, which slide in from both sides: creator, brand, and the
 * unison, which is the creator's frame once more: where it is shown the brand's covers it.
 */
const CREATOR: Frame = { x: 0, y: 0, width: 424, height: 754, radius: 52 }
const BRAND: Frame = { ...CREATOR, x: 272, y: 106 }
/** Of the unison, what is shown: src/pages/home/hero.tsx cuts it too. */
export const HERO_OVERLAP = outlineOf(trapped(BRAND))
const SIZE = { width: 696, height: 860 }

/** In both schemes the face changes colour where the frames meet: on a dark page it is pink, then paper. */
const ON_CREATOR: ColourSet = {
  ...ON_FRAME,
  face: INKS.heroFace,
  shade: INKS.halo,
  nose: INKS.halo,
  lowerLip: INKS.onHeroFace,
  leftLens: INKS.onHeroFace,
}

/** A hand from the right edge: four fingers in one shape, separated by lines. */
const HAND =
  rect(646, 628, 120, 184, 0, INKS.ink) +
  [
    [566, 628],
    [540, 674],
    [552, 720],
    [582, 766],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x, y, 724 - x, 46, 23, INKS.ink) + rect(x + 8, y + 11, 32, 24, 12, INKS.creatorSoft),
    )
    .join('') +
  line('M592 674H672M578 720H672M606 766H672', INKS.paper, 4)

export const HERO = {
  brand: (): Drawing => ({
    ...SIZE,
    shapes:
      frame(BRAND, INKS.brand) +
      clipped(
        outlineOf(BRAND),
        circle(560, 566, 196, INKS.brandMid),
        part(
          'voice',
          bars(452, 206, [26, 64, 112, 74, 138, 92, 44, 78, 36, 18], INKS.creator, {
            width: 13,
            gap: 11,
          }),
        ),
        moved(456, 470, PRODUCTS.perfume()),
        HAND,
      ) +
      chip(308, 778, 'like'),
    motion: CHIP_MOTION + VOICE_MOTION,
  }),
}

export const HERO_CREATORS = {
  creator: (person: PersonName): Drawing => ({
    ...SIZE,
    shapes:
      frame(CREATOR, INKS.creator) +
      clipped(outlineOf(CREATOR), circle(250, 330, 258, INKS.halo), portrait(person, ON_CREATOR)) +
      chip(36, 36, 'follow'),
    motion: CHIP_MOTION,
  }),
  unison: (person: PersonName): Drawing => ({
    ...SIZE,
    shapes: masked(
      outlineOf(trapped(CREATOR)),
      frame(trapped(CREATOR), INKS.unison),
      portrait(person, ON_OVERLAP),
    ),
  }),
}
