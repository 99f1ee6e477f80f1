import type { PersonName } from '../../../src/content/cast.ts'
import { circle, group, moved } from './draw.ts'
import { INKS } from './inks.ts'
import { DAY, type Inking, NIGHT, portrait } from './portrait.ts'
import { FLACON_BY_NIGHT, PRODUCTS } from './products.ts'
import type { Drawing } from './render.ts'

/**
 * Who or what was missing on a page for one of the two, and arrives in its call to action: once
 * for the frame that comes, and once for where it overlaps the other (\`src/ui/meeting.tsx\`).
 */
const SIZE = { width: 480, height: 600 }

const flacon = (shapes: string) => group('translate(104 254) scale(1.32)', shapes)

export const product = (): Drawing => ({
  ...SIZE,
  shapes: circle(246, 360, 226, INKS.brandMid) + flacon(PRODUCTS.perfume()),
})

export const productByNight = (): Drawing => ({
  ...SIZE,
  shapes: flacon(PRODUCTS.perfume(FLACON_BY_NIGHT)),
})

const bust = (name: PersonName, inking: Inking) => moved(-32, -70, portrait(name, inking))

export const creator = (name: PersonName): Drawing => ({
  ...SIZE,
  shapes: circle(240, 330, 226, INKS.creatorSoft) + bust(name, { ...DAY, top: INKS.ink }),
})

export const creatorByNight = (name: PersonName): Drawing => ({
  ...SIZE,
  shapes: bust(name, NIGHT),
})

/** The head of a specimen: whose profile was read. */
export const sitter = (name: PersonName): Drawing => ({
  width: 240,
  height: 240,
  shapes: group(
    'scale(.42)',
    circle(272, 400, 260, INKS.creatorSoft),
    portrait(name, { ...DAY, face: INKS.paper }),
  ),
})
