import type { PersonName } from '../../../src/content/art.ts'
import { circle, line, path, rect } from './draw.ts'
import { INKS } from './inks.ts'

/**
 * A front view of a head, 544 wide, centred at x = 272, the face from y = 300 to 524: hair, face and
 * accessories, drawn once for each colour set (specification, Visual design: counterchange).
 */
export const ON_FRAME = {
  hair: INKS.ink,
  face: INKS.face,
  /** Under the chin */
  shade: INKS.shade,
  nose: INKS.shade,
  top: INKS.brand,
  upperLip: INKS.creatorDeep,
  lowerLip: INKS.creator,
  rim: INKS.ink,
  leftLens: INKS.creator,
  rightLens: INKS.brand,
  shine: INKS.paper,
  earring: INKS.brandMid,
}

export type ColourSet = typeof ON_FRAME

/** The same head in the overlap of the frames. */
export const ON_OVERLAP: ColourSet = {
  hair: INKS.creator,
  face: INKS.unison,
  shade: INKS.overlapShade,
  nose: INKS.creatorDeep,
  top: INKS.counter,
  upperLip: INKS.counter,
  lowerLip: INKS.creator,
  rim: INKS.counter,
  leftLens: INKS.brand,
  rightLens: INKS.brandMid,
  shine: INKS.counter,
  earring: INKS.counter,
}

interface Hair {
  /** Behind the face and the shoulders */
  back?: (c: ColourSet) => string
  /** In front of the face */
  front: (c: ColourSet) => string
}

const HAIR = {
  bob: {
    back: (c) =>
      path('M96 352A176 176 0 0 1 448 352V560A44 44 0 0 1 404 604H140A44 44 0 0 1 96 560Z', c.hair),
    front: (c) =>
      path(
        'M150 344V280H394V344H384V326A26 26 0 0 0 358 300H308A58 58 0 0 1 262 276A62 62 0 0 1 188 306A28 28 0 0 0 160 334V344Z',
        c.hair,
      ),
  },
  crop: {
    front: (c) =>
      path(
        'M146 372V286A126 132 0 0 1 398 286V372H384V340Q384 306 346 300Q296 292 262 262Q232 306 176 306Q160 310 160 340V372Z',
        c.hair,
      ),
  },
  curls: {
    back: (c) =>
      [
        [150, 300, 66],
        [134, 380, 56],
        [146, 452, 46],
        [196, 222, 68],
        [272, 190, 72],
        [348, 222, 68],
        [394, 300, 66],
        [410, 380, 56],
        [398, 452, 46],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c.hair))
        .join(''),
    front: (c) =>
      [
        [176, 296, 38],
        [232, 276, 42],
        [296, 272, 44],
        [356, 290, 40],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c.hair))
        .join(''),
  },
  bun: {
    back: (c) =>
      circle(272, 138, 66, c.hair) + path('M138 400V304A134 138 0 0 1 406 304V400Z', c.hair),
    front: (c) =>
      path(
        'M148 392V290A124 122 0 0 1 396 290V392H384C384 322 330 300 272 240C214 300 160 322 160 392Z',
        c.hair,
      ),
  },
  long: {
    back: (c) => path('M104 340A168 172 0 0 1 440 340V720H104Z', c.hair),
    front: (c) =>
      path(
        'M148 392V286A124 128 0 0 1 396 286V392H384C384 330 352 312 322 262C286 316 160 306 160 392Z',
        c.hair,
      ),
  },
  flat: {
    front: (c) =>
      path('M146 372V196A36 36 0 0 1 182 160H362A36 36 0 0 1 398 196V372H384V306H160V372Z', c.hair),
  },
  cap: {
    back: (c) => path('M136 340H408V470A40 40 0 0 1 368 510H176A40 40 0 0 1 136 470Z', c.hair),
    front: (c) =>
      path('M144 318A128 138 0 0 1 400 318Z', c.leftLens) + rect(132, 292, 330, 40, 20, c.rim),
  },
} satisfies Record<string, Hair>

export const EYES = {
  glasses: (c: ColourSet) =>
    rect(168, 322, 94, 116, 32, c.rim) +
    rect(282, 322, 94, 116, 32, c.rim) +
    path('M250 352Q272 334 294 352V366Q272 350 250 366Z', c.rim) +
    rect(179, 333, 72, 94, 22, c.leftLens) +
    rect(293, 333, 72, 94, 22, c.rightLens) +
    path('M196 404L232 350H246L196 420Z', c.shine) +
    path('M310 404L346 350H360L310 420Z', c.shine),
  shades: (c: ColourSet) =>
    rect(166, 346, 100, 72, 30, c.rim) +
    rect(278, 346, 100, 72, 30, c.rim) +
    rect(256, 362, 32, 14, 7, c.rim) +
    path('M186 406L212 358H228L202 406Z', c.face) +
    path('M298 406L324 358H340L314 406Z', c.face),
  round: (c: ColourSet) =>
    [213, 331].map((x) => circle(x, 382, 54, c.rim) + circle(x, 382, 41, c.face)).join('') +
    rect(258, 372, 28, 13, 6, c.rim) +
    circle(219, 386, 15, c.rim) +
    circle(325, 386, 15, c.rim),
  smiling: (c: ColourSet) =>
    line('M184 380Q212 408 240 380', c.rim, 12) +
    line('M304 380Q332 408 360 380', c.rim, 12) +
    line('M186 336Q212 318 238 334', c.rim, 9) +
    line('M306 334Q332 318 358 336', c.rim, 9),
} satisfies Record<string, (c: ColourSet) => string>

const EXTRAS = {
  earrings: (c: ColourSet) =>
    [128, 416].map((x) => circle(x, 506, 28, c.earring) + circle(x, 506, 11, c.hair)).join(''),
  beard: (c: ColourSet) =>
    path(
      'M160 396C188 396 194 450 226 450H318C350 450 356 396 384 396V402A112 152 0 0 1 160 402Z',
      c.hair,
    ),
  headphones: (c: ColourSet) =>
    line('M140 392V320A132 140 0 0 1 404 320V392', c.shine, 24) +
    rect(108, 362, 56, 104, 26, c.upperLip) +
    rect(380, 362, 56, 104, 26, c.upperLip),
} satisfies Record<string, (c: ColourSet) => string>

export interface Person {
  hair: keyof typeof HAIR
  eyes: keyof typeof EYES
  mouth?: 'smile'
  wears?: readonly (keyof typeof EXTRAS)[]
}

const CAST = {
  ada: { hair: 'bob', eyes: 'glasses', wears: ['earrings'] },
  bruno: { hair: 'crop', eyes: 'shades', mouth: 'smile' },
  chidi: { hair: 'curls', eyes: 'smiling', wears: ['earrings'] },
  dora: { hair: 'bun', eyes: 'round' },
  emil: { hair: 'flat', eyes: 'round', wears: ['beard'] },
  fleur: { hair: 'long', eyes: 'smiling', wears: ['headphones'] },
  goran: { hair: 'crop', eyes: 'glasses', wears: ['beard'] },
  hana: { hair: 'cap', eyes: 'shades', wears: ['earrings'] },
} satisfies Record<PersonName, Person>

/**
 * A person in one colour set.
 *
 * @param mouth another than the person's own
 */
export function portrait(name: PersonName, c: ColourSet, mouth?: Person['mouth']): string {
  const person: Person = { ...CAST[name], ...(mouth && { mouth }) }
  const hair: Hair = HAIR[person.hair]
  const wears = person.wears ?? []
  const bearded = wears.includes('beard')
  return [
    hair.back?.(c) ?? '',
    path('M-40 900V716C-40 640 60 606 196 600H348C480 606 584 640 584 716V900Z', c.top),
    // The neck is skin with the shadow of the chin upon it, and ends in a wide neckline.
    path(
      'M226 470H318V596Q318 604 326 604Q310 640 272 640Q234 640 218 604Q226 604 226 596Z',
      c.face,
    ),
    path('M226 510H318V552Q300 584 272 584Q244 584 226 552Z', c.shade),
    path('M160 300H384V402A112 144 0 0 1 160 402Z', c.face),
    hair.front(c),
    bearded ? EXTRAS.beard(c) : '',
    rect(262, 420, 20, 34, 10, c.nose),
    bearded
      ? path('M232 476H312A40 30 0 0 1 232 476Z', c.lowerLip)
      : person.mouth
        ? path('M222 466H322A50 50 0 0 1 222 466Z', c.upperLip) + rect(236, 473, 72, 14, 7, c.shine)
        : path('M228 480Q252 458 272 472Q292 458 316 480Q272 490 228 480Z', c.upperLip) +
          path('M228 480Q272 490 316 480Q302 514 272 514Q242 514 228 480Z', c.lowerLip),
    EYES[person.eyes](c),
    ...wears.filter((extra) => extra !== 'beard').map((extra) => EXTRAS[extra](c)),
  ].join('')
}
