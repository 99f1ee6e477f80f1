import type { PersonName } from '../../../src/content/art.ts'
import { chip } from './chip.ts'
import { circle, circlePath, clipped, line, moved, path, rect, ring } from './draw.ts'
import { type Frame, frame, missing, missingFrame, outlineOf, trapped } from './frames.ts'
import { INKS } from './inks.ts'
import { ON_FRAME, portrait } from './portrait.ts'
import { PRODUCTS } from './products.ts'
import type { Drawing } from './render.ts'

/** Illustrations of the audience pages: the audience's own frame is filled, the other one is dotted. */
const LEFT: Frame = { x: 0, y: 0, width: 424, height: 754, radius: 52 }
const RIGHT: Frame = { ...LEFT, x: 272, y: 106 }
const SIZE = { width: 696, height: 860 }

const { creator, creatorSoft, creatorDeep, brand, brandMid, brandDeep, paper, ink } = INKS

/** A creator filming in front of a ring light: the left half lit, the right half in shadow. */
const RECORDING =
  ring(212, 330, 184, creatorSoft, 34) +
  path('M-40 800V716C-40 636 60 604 150 596H274C364 604 464 636 464 716V800Z', ink) +
  rect(158, 500, 108, 132, 54, creatorDeep) +
  clipped(
    'M92 300H332V420A120 128 0 0 1 92 420Z',
    rect(92, 280, 120.5, 300, 0, paper),
    rect(212, 280, 120, 300, 0, creatorDeep),
    path('M92 424H122C148 424 150 462 178 462H246C274 462 276 424 302 424H332V580H92Z', ink),
  ) +
  path('M170 492H254A42 36 0 0 1 170 492Z', paper) +
  path('M212 398V450A14 14 0 0 1 198 436V412A14 14 0 0 1 212 398Z', creatorDeep) +
  path('M212 398A14 14 0 0 1 226 412V436A14 14 0 0 1 212 450Z', creatorSoft) +
  line('M128 384Q154 408 180 384', ink, 11) +
  line('M244 384Q270 408 296 384', creatorSoft, 11) +
  path('M84 280A128 150 0 0 1 340 280V300H84Z', brand) +
  path('M212 130A128 150 0 0 1 340 280V300H212Z', brandDeep) +
  path('M98 262H212.5V336H98A28 28 0 0 1 70 308V290A28 28 0 0 1 98 262Z', brandMid) +
  path('M212 262H326A28 28 0 0 1 354 290V308A28 28 0 0 1 326 336H212Z', brand) +
  line('M118 268V330M156 268V330M194 268V330', brand, 5) +
  line('M230 268V330M268 268V330M306 268V330', brandDeep, 5) +
  circle(90, 446, 21, paper) +
  circle(90, 446, 8, ink)

/** The dotted outlines of the missing perfume and creator, which `meeting.ts` draws in full. */
const PERFUME =
  missing('M75 0V-37.6A67 67 0 1 1 133 -37.6V0') +
  missingFrame({ x: 0, y: 0, width: 208, height: 298, radius: 34 })
const PERSON =
  missing(circlePath(138, 350, 96), undefined, 2 * Math.PI * 96) +
  missing('M30 751V640C30 552 62 490 138 490S246 552 246 640V751')

const influencersPage = (): Drawing => ({
  ...SIZE,
  shapes:
    missingFrame(RIGHT) +
    moved(456, 470, PERFUME) +
    frame(LEFT, creator) +
    clipped(outlineOf(trapped(LEFT)), RECORDING) +
    chip(36, 36, 'follow') +
    chip(284, 606, 'watch'),
})

/** A brand manager with the product on the desk. */
const brandsPage = (person: PersonName): Drawing => ({
  ...SIZE,
  shapes:
    missingFrame(LEFT) +
    PERSON +
    frame(RIGHT, brand) +
    clipped(
      outlineOf(trapped(RIGHT)),
      circle(468, 420, 190, brandMid),
      moved(196, 138, portrait(person, { ...ON_FRAME, top: creatorSoft, face: paper })),
      rect(272, 790, 424, 90, 0, brandDeep),
      moved(566, 620, `<g transform="scale(.57)">${PRODUCTS.perfume()}</g>`),
    ) +
    chip(308, 142, 'like'),
})

export const AUDIENCE_HEADS = {
  brands: () => brandsPage('dora'),
  influencers: influencersPage,
}
