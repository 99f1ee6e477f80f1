import { bars, circle, heart, line, path, play, rect } from './draw.ts'
import { INKS, type Ink } from './inks.ts'

const { creator, creatorSoft, creatorDeep, brandMid, counter, paper, ink, unison } = INKS

/** The perfume has two colour sets, as portraits have: for its frame and for the overlap. */
interface PerfumeColours {
  cap: Ink
  shine: Ink
  neck: Ink
  glass: Ink
  filling: Ink
  sign: Ink
}
const PERFUME_ON_FRAME: PerfumeColours = {
  cap: creator,
  shine: creatorSoft,
  neck: ink,
  glass: paper,
  filling: creator,
  sign: ink,
}
export const PERFUME_ON_OVERLAP: PerfumeColours = {
  cap: brandMid,
  shine: counter,
  neck: creator,
  glass: creator,
  filling: brandMid,
  sign: unison,
}

/** Products of brands, each about 210 wide, with the base line at y = 300. */
export const PRODUCTS = {
  perfume: (c = PERFUME_ON_FRAME) =>
    circle(104, -98, 70, c.cap) +
    path('M104 -168a70 70 0 0 1 70 70h-34a36 36 0 0 0 -36 -36Z', c.shine) +
    rect(72, -38, 64, 50, 10, c.neck) +
    rect(0, 0, 208, 298, 34, c.glass) +
    path('M0 170H208V264A34 34 0 0 1 174 298H34A34 34 0 0 1 0 264Z', c.filling) +
    play(104, 104, 46, c.sign),
  lipstick: () =>
    path('M62 -6V-88L132 -136A12 12 0 0 1 150 -126V-6Z', creator) +
    rect(56, -14, 100, 96, 10, paper) +
    rect(32, 74, 148, 226, 22, ink) +
    rect(32, 150, 148, 22, 0, creatorDeep),
  jar: () =>
    rect(4, 60, 204, 238, 44, creator) +
    rect(-10, 2, 232, 80, 30, creatorSoft) +
    heart(106, 190, 100, ink),
  can: () =>
    rect(22, -16, 170, 314, 38, creator) +
    rect(44, -48, 126, 44, 20, creatorSoft) +
    rect(22, 96, 170, 108, 0, ink) +
    play(104, 150, 32, paper),
  box: () =>
    rect(10, -10, 190, 308, 18, paper) +
    rect(82, -10, 46, 308, 0, creatorSoft) +
    path('M105 -14C60 -90 10 -50 40 -18ZM105 -14C150 -90 200 -50 170 -18Z', creator),
  headphones: () =>
    line('M14 190V120A92 100 0 0 1 198 120V190', paper, 36) +
    rect(-16, 150, 72, 148, 34, creator) +
    rect(156, 150, 72, 148, 34, creator) +
    bars(76, 226, [36, 88, 52], creatorSoft, { width: 12, gap: 12 }),
} satisfies Record<string, () => string>

export type Product = keyof typeof PRODUCTS
