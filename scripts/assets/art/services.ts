import {
  bars,
  circle,
  circlePath,
  clipped,
  heart,
  line,
  masked,
  moved,
  path,
  rect,
  rectPath,
  star,
} from './draw.ts'
import { type Frame, frame, outlineOf, trapped } from './frames.ts'
import { INKS, type Ink } from './inks.ts'
import { PERFUME_ON_OVERLAP, PRODUCTS, type Product } from './products.ts'
import type { Drawing } from './render.ts'

const { creator, creatorSoft, creatorDeep, brand, brandMid, paper, ink, sand, unison, counter } =
  INKS

/**
 * The services in two pairs, each of three layers: the left frame, the right one, and the right one in the inks
 * of their overlap. What lies on the seam is drawn on all three, each time in other inks.
 */
const LEFT: Frame = { x: 0, y: 0, width: 360, height: 440, radius: 44 }
const RIGHT: Frame = { ...LEFT, x: 272, y: 76 }
const SIZE = { width: 632, height: 516 }

const layer =
  (shape: Frame, ground: Ink, ...shapes: string[]) =>
  (): Drawing => ({ ...SIZE, shapes: frame(shape, ground) + clipped(outlineOf(shape), ...shapes) })

const PRINTED = trapped(RIGHT)

/** As large as the right frame: the page cuts it where the left one is. */
const overlap =
  (...shapes: string[]) =>
  (): Drawing => ({
    ...SIZE,
    shapes: masked(outlineOf(PRINTED), frame(PRINTED, unison), ...shapes),
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
    rectPath(x, y, 92, 116, 20),
    rect(x, y, 92, 116, 0, creatorSoft),
    path(`M${x - 4} ${y + 124}a50 40 0 0 1 100 0Z`, top),
    rect(middle - 9, face + 14, 18, 26, 9, skin),
    circle(middle, face, 25, skin),
    CUTS[cut](hair, middle, face),
    circle(middle - 9, face + 4, 3, ink),
    circle(middle + 9, face + 4, 3, ink),
  )
}

const PROFILES: readonly Profile[] = [
  { skin: paper, hair: creatorDeep, top: creatorDeep, cut: 'bob' },
  { skin: creator, hair: ink, top: ink, cut: 'short' },
  { skin: creator, hair: ink, top: brand, cut: 'beard' },
  { skin: paper, hair: ink, top: creatorDeep, cut: 'short' },
  { skin: paper, hair: brand, top: brand, cut: 'bob' },
  { skin: creator, hair: creatorDeep, top: ink, cut: 'bun' },
]

type LensColours = Record<'rim' | 'glass' | 'skin' | 'hair' | 'shades' | 'top', Ink>

/** A magnifier, and the one profile under it */
const lens = ({ rim, glass, skin, hair, shades, top }: LensColours) =>
  line('M404 346L474 422', rim, 46) +
  circle(316, 252, 132, rim) +
  clipped(
    circlePath(316, 252, 106),
    circle(316, 252, 108, glass),
    path('M196 400V372C196 318 244 300 286 296H346C388 300 436 318 436 372V400Z', top),
    rect(290, 262, 52, 62, 20, creator),
    circle(316, 228, 62, skin),
    path('M250 236A66 70 0 0 1 382 236Q356 230 340 206Q304 242 250 236Z', hair),
    rect(268, 228, 42, 34, 12, shades),
    rect(322, 228, 42, 34, 12, shades),
    rect(304, 236, 24, 7, 3, shades),
    path('M294 272Q316 288 338 272Q332 284 316 284Q300 284 294 272Z', creatorDeep),
  )

const TONE = bars(410, 140, [34, 78, 48, 92, 64, 38, 80, 54, 26], creator, { width: 11, gap: 11 })

/** One profile of many under the magnifier; beside it what is read in it: tone, style, answers. */
export const talent = {
  left: layer(
    LEFT,
    creator,
    ...PROFILES.map((each, i) => profile(28 + (i % 2) * 110, 28 + Math.floor(i / 2) * 134, each)),
    lens({ rim: ink, glass: paper, skin: creatorSoft, hair: ink, shades: ink, top: brand }),
  ),
  right: layer(
    RIGHT,
    brand,
    TONE,
    path('M478 288V268A60 60 0 0 1 538 208V288Z', paper),
    path('M548 208A56 56 0 0 1 604 264V288H548Z', creator),
    circle(508, 336, 34, creatorSoft),
    path('M548 302H604A56 56 0 0 1 548 358Z', brandMid),
    heart(332, 476, 44, creator),
    rect(372, 456, 232, 12, 6, creator),
    rect(372, 480, 168, 12, 6, paper),
    lens({ rim: paper, glass: creatorSoft, skin: paper, hair: ink, shades: ink, top: creator }),
  ),
  overlap: overlap(
    lens({
      rim: counter,
      glass: unison,
      skin: INKS.face,
      hair: creator,
      shades: unison,
      top: brandMid,
    }),
  ),
}

const onShelf = (product: Product, x: number, floor: number, factor: number) =>
  moved(
    x,
    floor - 300 * factor + factor,
    `<g transform="scale(${factor})">${PRODUCTS[product]()}</g>`,
  )

const found = (colours?: typeof PERFUME_ON_OVERLAP) =>
  moved(248, 214, `<g transform="scale(.66)">${PRODUCTS.perfume(colours)}</g>`)

const shelf = (y: number) => rect(0, y, LEFT.width, 16, 0, creatorDeep)

/** A product that was looked for among others; beside it what the workshops teach to protect. */
export const craft = {
  left: layer(
    LEFT,
    sand,
    onShelf('lipstick', 24, 196, 0.42),
    onShelf('headphones', 130, 196, 0.42),
    shelf(196),
    onShelf('can', 28, 396, 0.46),
    onShelf('jar', 136, 396, 0.42),
    shelf(396),
    found(),
  ),
  right: layer(
    RIGHT,
    brand,
    line('M442 292V232A58 58 0 0 1 558 232V292', creator, 30),
    rect(404, 276, 192, 172, 36, creator),
    circle(500, 342, 32, ink),
    path('M488 354L480 404A7 7 0 0 0 487 411H513A7 7 0 0 0 520 404L512 354Z', ink),
    star(432, 132, 42, paper),
    star(594, 128, 24, brandMid),
    star(330, 478, 22, creatorSoft),
    found(),
  ),
  overlap: overlap(found(PERFUME_ON_OVERLAP)),
}
