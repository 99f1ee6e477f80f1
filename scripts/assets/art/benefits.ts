import { bars, clipped, group, heart, line, play, rect, rectPath, ring, star } from './draw.ts'
import { INKS } from './inks.ts'
import { ON_FRAME, portrait } from './portrait.ts'
import { PRODUCTS } from './products.ts'
import type { Drawing } from './render.ts'

const { brand, creator, creatorDeep, creatorSoft, ink, paper } = INKS

const TILE = 64
const tile = (column: number, row: number, shapes: string, ground = creator) =>
  group(
    `translate(${12 + 76 * column} ${12 + 76 * row})`,
    rect(0, 0, TILE, TILE, 12, ground),
    shapes,
  )

const colleague = (x: number, y: number, name: 'fleur' | 'goran', ground: typeof ink) =>
  clipped(
    rectPath(x, y, 116, 180, 22),
    rect(x, y, 116, 180, 0, ground),
    group(
      `translate(${x - 36} ${y - 36}) scale(.345)`,
      portrait(name, { ...ON_FRAME, face: paper }),
    ),
  )

const drawing = (shapes: string): Drawing => ({ width: 240, height: 240, shapes })

/** What creators get, each as a thing, in their ink */
export const BENEFITS = {
  /** Their posts, and the product missing from them, on the ink of both */
  brands: () =>
    drawing(
      tile(0, 0, play(32, 32, 16, ink)) +
        tile(1, 0, heart(32, 33, 34, creatorDeep), creatorSoft) +
        tile(2, 0, bars(12, 32, [16, 34, 24], ink, { width: 8, gap: 8 })) +
        tile(0, 1, bars(12, 32, [30, 18, 36], creatorDeep, { width: 8, gap: 8 }), creatorSoft) +
        tile(0, 2, star(32, 32, 22, ink)) +
        rect(88, 88, 140, 140, 24, brand) +
        group('translate(132 142) scale(.25)', PRODUCTS.perfume()),
    ),
  /** The curve of viewers, and glasses where they leave */
  growth: () =>
    drawing(
      rect(6, 22, 228, 196, 30, ink) +
        line('M34 82H76C112 82 96 172 140 172H206', creator, 14) +
        ring(76, 120, 38, paper, 12) +
        ring(166, 120, 38, paper, 12) +
        line('M114 112Q121 104 128 112', paper, 12),
    ),
  /** One's own clip, a spark and a lock */
  training: () =>
    drawing(
      rect(16, 20, 132, 200, 26, ink) +
        play(80, 108, 36, creator) +
        star(190, 66, 44, creatorDeep) +
        line('M138 164V140A30 30 0 0 1 198 140V164', paper, 16) +
        rect(116, 158, 104, 70, 18, creatorDeep) +
        rect(160, 178, 16, 30, 8, paper),
    ),
  /** Two creators, in frames of one ink */
  community: () =>
    drawing(colleague(0, 8, 'goran', creatorSoft) + colleague(124, 52, 'fleur', creatorSoft)),
} satisfies Record<string, () => Drawing>
