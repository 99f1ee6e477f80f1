import { bars, clipped, group, heart, line, play, rect, rectPath, star } from './draw.ts'
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

/** A head behind the edge of a card: its eyes are above it. */
const peeping = (name: 'dora' | 'emil', x: number, scale: number) =>
  clipped(
    'M0 0H240V140H0Z',
    group(
      `translate(${x - 272 * scale} ${102 - 382 * scale}) scale(${scale})`,
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
  /** The curve of viewers, and two pairs of eyes upon it */
  growth: () =>
    drawing(
      peeping('dora', 62, 0.31) +
        peeping('emil', 172, 0.42) +
        rect(4, 128, 232, 108, 24, creatorDeep) +
        line('M34 158H78C118 158 108 206 148 206H206', paper, 14),
    ),
  /** One's own clip, a spark and a lock */
  training: () =>
    drawing(
      clipped(
        rectPath(8, 4, 136, 232, 26),
        rect(8, 4, 136, 232, 0, creatorSoft),
        group('translate(-54 -56) scale(.48)', portrait('bruno', { ...ON_FRAME, face: paper })),
      ) +
        star(190, 62, 46, ink) +
        line('M140 164V140A30 30 0 0 1 200 140V164', paper, 16) +
        rect(118, 158, 104, 74, 18, creatorDeep) +
        rect(162, 180, 16, 30, 8, paper),
    ),
  /** Two creators, in frames of one ink */
  community: () =>
    drawing(colleague(0, 8, 'goran', creatorSoft) + colleague(124, 52, 'fleur', creatorSoft)),
} satisfies Record<string, () => Drawing>
