import { circle, line, path, rect } from './draw.ts'
import type { ColourSet } from './portrait.ts'

/**
 * The cast seen from the side, facing right: as large as a portrait, with the same features, so that both
 * may stand beside each other. The face ends at x = 378, with the nose.
 */
interface Features {
  /** Behind the neck and the face */
  back?: (c: ColourSet) => string
  /** In front of the face */
  front: (c: ColourSet) => string
  eye: keyof typeof EYES
}

const EYES = {
  smiling: (c: ColourSet) =>
    line('M276 384Q302 410 326 386', c.rim, 12) + line('M280 338Q304 320 328 334', c.rim, 9),
  round: (c: ColourSet) =>
    line('M206 374H270', c.rim, 13) +
    circle(306, 382, 54, c.rim) +
    circle(306, 382, 41, c.face) +
    circle(324, 386, 15, c.rim),
}

const dots = (c: ColourSet, ...places: (readonly [x: number, y: number, r: number])[]) =>
  places.map(([x, y, r]) => circle(x, y, r, c.hair)).join('')

const PROFILES = {
  chidi: {
    back: (c) =>
      dots(
        c,
        [158, 300, 66],
        [140, 380, 56],
        [154, 456, 46],
        [196, 228, 68],
        [262, 196, 70],
        [318, 236, 52],
      ),
    front: (c) =>
      dots(c, [318, 284, 34], [268, 280, 44], [214, 312, 50], [186, 388, 44], [188, 446, 34]) +
      circle(212, 506, 28, c.earring) +
      circle(212, 506, 11, c.hair),
    eye: 'smiling',
  },
  dora: {
    back: (c) => circle(172, 178, 66, c.hair),
    front: (c) =>
      path(
        'M172 470V316C172 222 224 172 290 172C336 172 352 236 344 304C296 300 256 322 250 366V410Q250 450 206 470Z',
        c.hair,
      ),
    eye: 'round',
  },
  emil: {
    front: (c) =>
      path(
        'M178 440V200A36 36 0 0 1 214 164H330A24 24 0 0 1 354 188V304H262V372H232V440Z',
        c.hair,
      ) +
      path(
        'M186 400H232C240 436 258 452 300 452H338L342 500L352 512Q360 578 300 578H262Q186 566 186 480Z',
        c.hair,
      ),
    eye: 'round',
  },
  fleur: {
    back: (c) => path('M128 760V330C128 230 190 168 268 168H284V300H236V760Z', c.hair),
    front: (c) =>
      path(
        'M172 470V316C172 222 224 168 284 168C334 168 352 226 344 300C300 290 250 312 246 366V470Q246 540 206 560H172Z',
        c.hair,
      ) +
      line('M214 372V330A90 160 0 0 1 270 186', c.shine, 24) +
      rect(176, 360, 74, 110, 34, c.upperLip),
    eye: 'smiling',
  },
} satisfies Record<string, Features>

export type ProfileName = keyof typeof PROFILES

/** The outline of the face down to the chin */
const FACE =
  'M190 300H338V362Q338 374 344 384L374 436Q382 454 362 456H342V500Q352 508 352 524Q352 572 300 572H262Q190 560 190 480Z'

/** A person in one colour set, from the side. */
export function profile(name: ProfileName, c: ColourSet): string {
  const { back, front, eye }: Features = PROFILES[name]
  return [
    back?.(c) ?? '',
    path('M-40 920V716C-40 640 40 606 176 600H300C420 606 524 640 524 716V920Z', c.top),
    path(
      'M186 470H288V596Q288 604 306 606Q284 636 244 636Q200 636 176 604Q186 604 186 596Z',
      c.face,
    ),
    path('M186 540L288 556V580Q266 600 232 592Q196 584 186 556Z', c.shade),
    path(FACE, c.face),
    path('M320 480Q332 456 356 462Q370 468 368 480Z', c.upperLip),
    front(c),
    path('M314 480H368Q366 504 344 504Q326 502 314 480Z', c.lowerLip),
    path('M314 480Q332 458 356 462Q370 468 368 480Z', c.upperLip),
    EYES[eye](c),
  ].join('')
}
