import { CREATORS, type PersonName } from '../../../src/content/art.ts'
import { AUDIENCE_HEADS } from './audience.ts'
import {
  contactBrand,
  contactInfluencer,
  contactLeft,
  contactMissingBrand,
  contactMissingCreator,
  contactUnison,
} from './contact.ts'
import { COVERS } from './covers.ts'
import { FIGURES } from './figures.ts'
import { GLYPHS } from './glyphs.ts'
import { blogHead, trainingHead } from './heads.ts'
import { heroBrand, heroCreator, heroUnison } from './hero.ts'
import {
  creator,
  creatorOverlap,
  product,
  productOverlap,
  reader,
  specimen,
  still,
} from './meeting.ts'
import { RECORDINGS } from './recordings.ts'
import type { Drawing } from './render.ts'
import { craft, talent } from './services.ts'
import { emptyState, missingHalf, otherHalf, outOfSync } from './states.ts'

type Drawings = Readonly<Record<string, () => Drawing>>

const withPrefix = (prefix: string, drawings: Drawings): Drawings =>
  Object.fromEntries(Object.entries(drawings).map(([id, draw]) => [`${prefix}-${id}`, draw]))

/** One variant of a drawing for each creator that is used in a place of the site. */
const ofCreators = (
  prefix: string,
  place: 'home' | 'contact',
  draw: (name: PersonName) => Drawing,
): Drawings =>
  Object.fromEntries(
    Object.values(CREATORS).map((creators) => [
      `${prefix}-${creators[place]}`,
      () => draw(creators[place]),
    ]),
  )

/** Every illustration of the site by the name of its file. */
export const DRAWINGS: Drawings = {
  'contact-brand': contactBrand,
  ...ofCreators('contact-influencer', 'contact', contactInfluencer),
  ...ofCreators('contact-left', 'contact', contactLeft),
  'contact-missing-brand': contactMissingBrand,
  'contact-missing-creator': contactMissingCreator,
  ...ofCreators('contact-unison', 'contact', contactUnison),
  ...withPrefix('cover', COVERS),
  'empty-state': emptyState,
  'error-missing-half': missingHalf,
  'error-other-half': otherHalf,
  'error-out-of-sync': outOfSync,
  ...withPrefix('figure', FIGURES),
  ...withPrefix('glyph', GLYPHS),
  'head-blog': blogHead,
  'head-training': trainingHead,
  'hero-brand': () => heroBrand('perfume'),
  ...ofCreators('hero-creator', 'home', heroCreator),
  ...ofCreators('hero-unison', 'home', heroUnison),
  'meeting-creator': () => creator('chidi'),
  'meeting-creator-overlap': () => creatorOverlap('chidi'),
  'meeting-product': product,
  'meeting-product-overlap': productOverlap,
  'meeting-reader': reader,
  'meeting-reader-overlap': () => creatorOverlap('dora'),
  ...withPrefix('page', AUDIENCE_HEADS),
  ...withPrefix('recording', RECORDINGS),
  ...withPrefix('service-craft', craft),
  ...withPrefix('service-talent', talent),
  'specimen-reading': specimen,
  'still-hana': still,
}
