import { circle, line, path, play, rect, star } from './draw.ts'
import { INKS, type Ink } from './inks.ts'
import type { Drawing } from './render.ts'

const { creator, brand, brandMid, paper, ink } = INKS

/** An icon of 96 × 96 units in two colours. */
const glyph = (...shapes: string[]): Drawing => ({ width: 96, height: 96, shapes: shapes.join('') })

const person = (x: number, y: number, colour: Ink) =>
  circle(x, y + 17, 17, colour) + path(`M${x - 28} ${y + 72}V${y + 66}a28 26 0 0 1 56 0v6Z`, colour)

export const GLYPHS = {
  /* On the coloured tiles of For Influencers, which are the same in light and dark. */
  globe: () =>
    glyph(
      path('M48 0A48 48 0 0 0 48 96Z', ink),
      path('M48 0A48 48 0 0 1 48 96Z', paper),
      path('M48 0C24 20 24 76 48 96Z', paper),
      path('M48 0C72 20 72 76 48 96Z', ink),
    ),
  growth: () =>
    glyph(
      rect(0, 60, 20, 36, 10, paper),
      rect(25, 40, 20, 56, 10, paper),
      rect(50, 20, 20, 76, 10, paper),
      rect(75, 0, 20, 96, 10, creator),
    ),
  training: () =>
    glyph(
      rect(0, 0, 58, 96, 16, creator),
      rect(28, 14, 54, 82, 15, ink),
      play(54, 55, 13, creator),
    ),
  /** Two overlapping people. */
  community: () =>
    glyph(
      person(30, 4, creator),
      line('M66 38a17 17 0 1 0 0.1 0ZM38 92V86a28 26 0 0 1 56 0V92Z', brand, 8),
      circle(54, 58, 5, brand),
      person(66, 21, paper),
    ),
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
