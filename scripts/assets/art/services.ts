import {
  bars,
  circle,
  circlePath,
  clipped,
  heart,
  line,
  moved,
  path,
  play,
  rect,
  rectPath,
  star,
} from './draw.ts'
import { INKS, type Ink } from './inks.ts'
import { PRODUCTS, type Product } from './products.ts'
import type { Drawing } from './render.ts'

const {
  creator,
  creatorSoft,
  creatorDeep,
  brand,
  brandMid,
  brandDeep,
  paper,
  ink,
  sand,
  unison,
  counter,
} = INKS

const WIDTH = 360
const HEIGHT = 440

const card = (ground: Ink, ...shapes: string[]): Drawing => ({
  width: WIDTH,
  height: HEIGHT,
  shapes: clipped(
    rectPath(0, 0, WIDTH, HEIGHT, 36),
    rect(0, 0, WIDTH, HEIGHT, 0, ground),
    ...shapes,
  ),
})

interface Profile {
  skin: Ink
  hair: Ink
  top: Ink
  cut: 'short' | 'bob' | 'bun' | 'beard'
}

const CUTS: Record<Profile['cut'], (hair: Ink, x: number, y: number) => string> = {
  short: (hair, x, y) =>
    path(`M${x - 26} ${y + 2}a26 28 0 0 1 52 0q-18 0 -28 -12q-8 12 -24 12Z`, hair),
  bob: (hair, x, y) =>
    path(
      `M${x - 30} ${y + 26}V${y - 2}a30 30 0 0 1 60 0V${y + 26}H${x + 18}V${y}q-14 -2 -22 -12q-4 10 -14 12V${y + 26}Z`,
      hair,
    ),
  bun: (hair, x, y) =>
    circle(x, y - 32, 13, hair) +
    path(`M${x - 27} ${y + 6}a27 30 0 0 1 54 0q-2 -14 -27 -20q-25 6 -27 20Z`, hair),
  beard: (hair, x, y) =>
    path(`M${x - 25} ${y + 2}q10 0 12 10h26q2 -10 12 -10a25 26 0 0 1 -50 0Z`, hair),
}

/** A small profile picture. */
function profile(x: number, y: number, { skin, hair, top, cut }: Profile): string {
  const middle = x + 46
  const face = y + 56
  return clipped(
    rectPath(x, y, 92, 128, 20),
    rect(x, y, 92, 128, 0, creatorSoft),
    path(`M${x - 4} ${y + 140}V${y + 124}a50 40 0 0 1 100 0v16Z`, top),
    rect(middle - 9, face + 14, 18, 26, 9, skin),
    circle(middle, face, 25, skin),
    CUTS[cut](hair, middle, face),
    circle(middle - 9, face + 4, 3, ink),
    circle(middle + 9, face + 4, 3, ink),
  )
}

const PROFILES: readonly (Profile | null)[] = [
  { skin: paper, hair: creatorDeep, top: creatorDeep, cut: 'bob' },
  { skin: creator, hair: ink, top: ink, cut: 'short' },
  { skin: paper, hair: ink, top: brand, cut: 'bun' },
  { skin: creator, hair: ink, top: brand, cut: 'beard' },
  null,
  { skin: paper, hair: ink, top: creatorDeep, cut: 'short' },
  { skin: creator, hair: creatorDeep, top: ink, cut: 'bun' },
  { skin: paper, hair: brand, top: brand, cut: 'bob' },
  { skin: creator, hair: brand, top: creatorDeep, cut: 'short' },
]

/** One profile of many, under the magnifier. */
export const scouting = () =>
  card(
    creator,
    ...PROFILES.map((each, i) =>
      each ? profile(26 + (i % 3) * 108, 10 + Math.floor(i / 3) * 144, each) : '',
    ),
    line('M258 298L322 366', ink, 44),
    circle(180, 218, 108, ink),
    clipped(
      circlePath(180, 218, 84),
      circle(180, 218, 90, paper),
      path('M84 330V300C84 262 120 250 150 248H210C240 250 276 262 276 300V330Z', brand),
      rect(162, 222, 36, 44, 14, creator),
      circle(180, 196, 42, creatorSoft),
      path('M136 200A44 46 0 0 1 224 200Q206 196 196 180Q172 204 136 200Z', ink),
      rect(148, 196, 28, 22, 8, ink),
      rect(184, 196, 28, 22, 8, ink),
      rect(172, 202, 16, 5, 2, ink),
      path('M164 226Q180 238 196 226Q192 234 180 234Q168 234 164 226Z', creatorDeep),
    ),
  )

/** What is analysed in a profile: tone, visual style, engagement. */
export const analysis = () =>
  card(
    sand,
    rect(24, 24, 312, 120, 24, creator),
    bars(48, 84, [22, 48, 30, 72, 44, 88, 60, 34, 76, 92, 50, 66, 28, 54, 20], ink, {
      width: 11,
      gap: 8,
    }),
    rect(24, 160, 312, 120, 24, brand),
    path('M44 260V240A60 60 0 0 1 104 180V260Z', paper),
    path('M116 180A40 40 0 0 1 156 220V260H116Z', creator),
    circle(206, 220, 40, paper),
    path('M206 180A40 40 0 0 1 206 260Z', creatorDeep),
    path('M256 180H316A60 60 0 0 1 256 240Z', brandMid),
    rect(256, 246, 60, 14, 7, creator),
    rect(24, 296, 312, 120, 24, ink),
    heart(74, 358, 52, creator),
    rect(118, 326, 194, 12, 6, creator),
    rect(118, 350, 138, 12, 6, paper),
    rect(118, 374, 78, 12, 6, brandMid),
  )

const onShelf = (product: Product, x: number, floor: number, factor: number) =>
  moved(
    x,
    floor - 300 * factor + factor,
    `<g transform="scale(${factor})">${PRODUCTS[product]()}</g>`,
  )

const shelf = (y: number) => rect(0, y, WIDTH, 16, 0, brandDeep)

/** Six products on two shelves. */
export const sourcing = () =>
  card(
    brand,
    onShelf('perfume', 38, 196, 0.34),
    onShelf('lipstick', 144, 196, 0.38),
    onShelf('jar', 242, 196, 0.4),
    shelf(196),
    onShelf('can', 30, 396, 0.44),
    onShelf('headphones', 146, 396, 0.42),
    onShelf('box', 258, 396, 0.4),
    shelf(396),
  )

/** What the workshops teach to protect. */
export const education = () =>
  card(
    unison,
    line('M112 214V150A68 68 0 0 1 248 150V214', counter, 34),
    rect(66, 196, 228, 196, 40, counter),
    circle(180, 272, 38, unison),
    path('M166 286L156 346A8 8 0 0 0 164 354H196A8 8 0 0 0 204 346L194 286Z', unison),
    star(292, 92, 66, creator),
    star(70, 96, 30, brandMid),
    star(326, 180, 22, brandMid),
    play(183, 272, 15, creator),
  )
