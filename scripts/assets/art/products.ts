import { bars, circle, heart, line, path, play, rect } from './draw.ts'
import { INKS, type Ink } from './inks.ts'

const { creator, creatorSoft, creatorDeep, brandMid, counter, paper, ink, unison } = INKS

/** The perfume has two colour sets, as portraits have: for its frame and for the overlap. */
const PERFUME_ON_FRAME = {
  cap: creator,
  shine: creatorSoft,
  neck: ink,
  glass: paper,
  filling: creator,
  sign: ink,
}
export const PERFUME_ON_OVERLAP: typeof PERFUME_ON_FRAME = {
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
  shirt: () =>
    path('M56 40L-34 92L2 178L36 160V298H172V160L206 178L242 92L152 40A52 40 0 0 1 56 40Z', paper) +
    path('M56 40A52 40 0 0 0 152 40H136A36 26 0 0 1 72 40Z', creatorDeep) +
    heart(104, 182, 76, creator),
  burger: () =>
    path('M-12 150A116 116 0 0 1 220 150Z', creatorSoft) +
    rect(-24, 158, 256, 40, 20, brandMid) +
    rect(-12, 190, 232, 46, 12, ink) +
    path('M-12 244H220V258A40 40 0 0 1 180 298H28A40 40 0 0 1 -12 258Z', creatorSoft) +
    line('M52 92V100M104 74V82M156 92V100M78 118V126M130 118V126', paper, 12),
  gamepad: () =>
    path(
      'M28 110H180A62 62 0 0 1 242 172L254 250A42 42 0 0 1 180 276L156 240H52L28 276A42 42 0 0 1 -46 250L-34 172A62 62 0 0 1 28 110Z',
      creator,
    ) +
    line('M34 152V204M8 178H60', ink, 18) +
    circle(154, 196, 16, paper) +
    circle(190, 160, 16, ink),
  phone: () =>
    rect(24, -30, 164, 328, 32, ink) +
    rect(38, -16, 136, 300, 20, creator) +
    [
      [56, 6, paper],
      [116, 6, creatorDeep],
      [56, 66, creatorDeep],
      [116, 66, paper],
      [56, 126, paper],
      [116, 126, creatorDeep],
    ]
      .map(([x, y, fill]) => rect(Number(x), Number(y), 42, 42, 12, fill as Ink))
      .join('') +
    rect(56, 222, 100, 42, 21, paper),
  suitcase: () =>
    line('M70 60V-22H142V60', ink, 18) +
    rect(4, 50, 204, 234, 32, creator) +
    rect(52, 50, 26, 234, 0, creatorSoft) +
    rect(134, 50, 26, 234, 0, creatorSoft) +
    circle(48, 284, 14, ink) +
    circle(164, 284, 14, ink),
} satisfies Record<string, () => string>

export type Product = keyof typeof PRODUCTS
