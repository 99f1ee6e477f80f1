import { circle, line, path, rect, star } from './draw.ts'
import { INKS } from './inks.ts'
import type { Drawing } from './render.ts'

const { creator, brand, brandMid, paper } = INKS

/** An icon of 96 × 96 units in two colours. */
const glyph = (...shapes: string[]): Drawing => ({ width: 96, height: 96, shapes: shapes.join('') })

export const GLYPHS = {
  /* On the frames of For Brands, and their overlap. */
  target: () =>
    glyph(
      path('M48 0A48 48 0 0 0 48 96Z', paper),
      path('M48 0A48 48 0 0 1 48 96Z', creator),
      path('M48 18A30 30 0 0 0 48 78Z', creator),
      path('M48 18A30 30 0 0 1 48 78Z', paper),
      path('M48 36A12 12 0 0 0 48 60Z', paper),
      path('M48 36A12 12 0 0 1 48 60Z', creator),
    ),
  talk: () =>
    glyph(
      path(
        'M16 0H60A16 16 0 0 1 76 16V40A16 16 0 0 1 60 56H32L12 72V56A16 16 0 0 1 0 40V16A16 16 0 0 1 16 0Z',
        brand,
      ),
      path(
        'M46 34H80A16 16 0 0 1 96 50V66A16 16 0 0 1 84 81V96L66 82H46A16 16 0 0 1 30 66V50A16 16 0 0 1 46 34Z',
        paper,
      ),
    ),
  result: () =>
    glyph(path('M48 48V0A48 48 0 1 0 96 48Z', paper), path('M58 38V0A44 44 0 0 1 96 38Z', creator)),
  idea: () => glyph(rect(0, 6, 50, 84, 14, brand), star(62, 44, 34, paper)),
  network: () =>
    glyph(
      line('M20 20L76 48L20 76', brandMid, 9),
      circle(20, 20, 20, brandMid),
      path('M20 0A20 20 0 0 0 20 40Z', creator),
      circle(20, 76, 20, brandMid),
      path('M20 56A20 20 0 0 0 20 96Z', creator),
      circle(74, 48, 22, brandMid),
      path('M74 26A22 22 0 0 0 74 70Z', creator),
    ),
}
