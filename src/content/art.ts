import type { InquiryType } from '../contact/inquiry-type.ts'
import type { Language } from '../i18n/languages.ts'
import { CREATORS } from './cast.ts'

type HomeCreator = (typeof CREATORS)[Language]['home']
type ContactCreator = (typeof CREATORS)[Language]['contact']

/** The illustrations of the site: files of art/, drawn by `scripts/assets/art` (`npm run art`). */
export type ArtName =
  | 'contact-brand'
  | `contact-${'general' | 'influencer'}-${ContactCreator}`
  | `cover-${'ai' | 'brief' | 'eye' | 'ghost' | 'lock' | 'mail'}`
  | 'empty-state'
  | 'error-out-of-sync'
  | `glyph-${'community' | 'contract' | 'globe' | 'growth' | 'idea' | 'network'}`
  | `glyph-${'result' | 'talk' | 'target' | 'training'}`
  | `head-${'blog' | 'training'}`
  | `hero-${'creator' | 'unison'}-${HomeCreator}`
  | 'hero-brand'
  | `meeting-${'creator' | 'product'}${'' | '-night'}`
  | `page-${'brands' | 'influencers'}`
  | `service-${'analysis' | 'education' | 'scouting' | 'sourcing'}`
  | 'specimen-reading'

type Kind = ArtName extends infer Name ? (Name extends `${infer K}-${string}` ? K : never) : never

/** Width and height of each kind of illustration, in the drawing's own units. */
const ART_SIZES: Readonly<Record<Kind, readonly [width: number, height: number]>> = {
  contact: [290, 340],
  cover: [480, 320],
  empty: [420, 300],
  error: [780, 800],
  glyph: [96, 96],
  head: [384, 402],
  hero: [696, 860],
  meeting: [480, 600],
  page: [696, 860],
  service: [360, 440],
  specimen: [240, 240],
}

/** What is reserved for an illustration on a page. */
export const artSize = (name: ArtName) => ART_SIZES[name.split('-')[0] as Kind]

/** Home's picture in its three layers, the lowest first. */
export function heroLayers(language: Language) {
  const { home } = CREATORS[language]
  return [`hero-creator-${home}`, 'hero-brand', `hero-unison-${home}`] as const
}

/** The picture of a form: who is there, and who is still missing. */
export function contactArt(type: InquiryType, language: Language): ArtName {
  return type === 'brand' ? 'contact-brand' : `contact-${type}-${CREATORS[language].contact}`
}
