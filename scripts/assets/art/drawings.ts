import { CREATORS, type PersonName } from '../../../src/content/art.ts'
import { AUDIENCE_HEADS } from './audience.ts'
import { BENEFITS } from './benefits.ts'
import { CONTACT, CONTACT_CREATORS } from './contact.ts'
import { COVERS } from './covers.ts'
import { FIGURES } from './figures.ts'
import { GLYPHS } from './glyphs.ts'
import { HEADS } from './heads.ts'
import { HERO, HERO_CREATORS } from './hero.ts'
import { MEETINGS } from './meeting.ts'
import { RECORDINGS } from './recordings.ts'
import type { Drawing } from './render.ts'
import { craft, talent } from './services.ts'
import { STATES } from './states.ts'
import { STEPS } from './steps.ts'

type Drawings = Readonly<Record<string, () => Drawing>>

const withPrefix = (prefix: string, drawings: Drawings): Drawings =>
  Object.fromEntries(Object.entries(drawings).map(([id, draw]) => [`${prefix}-${id}`, draw]))

/** A variant of each drawing for each creator that is used in a place of the site. */
const ofCreators = (
  place: 'home' | 'contact',
  drawings: Readonly<Record<string, (name: PersonName) => Drawing>>,
): Drawings =>
  Object.fromEntries(
    Object.entries(drawings).flatMap(([id, draw]) =>
      Object.values(CREATORS).map((creators) => {
        const name = creators[place]
        return [`${id}-${name}`, () => draw(name)]
      }),
    ),
  )

/** Every illustration of the site by the name of its file. */
export const DRAWINGS: Drawings = {
  ...withPrefix('benefit', BENEFITS),
  ...withPrefix('contact', { ...CONTACT, ...ofCreators('contact', CONTACT_CREATORS) }),
  ...withPrefix('cover', COVERS),
  ...withPrefix('figure', FIGURES),
  ...withPrefix('glyph', GLYPHS),
  ...HEADS,
  ...withPrefix('hero', { ...HERO, ...ofCreators('home', HERO_CREATORS) }),
  ...MEETINGS,
  ...withPrefix('page', AUDIENCE_HEADS),
  ...withPrefix('recording', RECORDINGS),
  ...withPrefix('service-craft', craft),
  ...withPrefix('service-talent', talent),
  ...STATES,
  ...STEPS,
}
