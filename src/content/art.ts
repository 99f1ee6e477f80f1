import type { Language } from '../i18n/languages.ts'
import type { InquiryType } from '../inquiry/inquiry-type.ts'
import type { ArtName } from './art/names.ts'

export type { ArtName }

/** The illustrations that any page can show; of the others only their page or section knows the URLs (`ui/art.tsx`). */
export type SharedArtName = Extract<
  ArtName,
  `${'clapper' | 'empty' | 'error' | 'glyph' | 'head' | 'meeting' | 'specimen' | 'still'}-${string}`
>

/** The characters of the illustrations, drawn by `scripts/assets/art/portrait.ts` */
export type PersonName = 'ada' | 'bruno' | 'chidi' | 'dora' | 'emil' | 'fleur' | 'goran' | 'hana'

/** The creator in the illustrations of Home and Contact, by language; the others show those of English. */
export const CREATORS = {
  en: { home: 'ada', contact: 'bruno' },
  pl: { home: 'dora', contact: 'goran' },
  de: { home: 'bruno', contact: 'dora' },
  fr: { home: 'chidi', contact: 'emil' },
  es: { home: 'fleur', contact: 'bruno' },
  ru: { home: 'hana', contact: 'goran' },
  no: { home: 'emil', contact: 'dora' },
} as const satisfies Partial<Record<Language, Record<'home' | 'contact', PersonName>>>

type Creators = (typeof CREATORS)[keyof typeof CREATORS]

const creatorsOf = (language: Language): Creators =>
  (CREATORS as Partial<Record<Language, Creators>>)[language] ?? CREATORS.en

type Kind = ArtName extends infer Name ? (Name extends `${infer K}-${string}` ? K : never) : never

/** Width and height of each kind of illustration, in units of its `viewBox` */
const ART_SIZES: Readonly<Record<Kind, readonly [width: number, height: number]>> = {
  answer: [886, 860],
  benefit: [240, 240],
  clapper: [320, 320],
  contact: [290, 416],
  cover: [480, 320],
  empty: [420, 300],
  error: [780, 800],
  figure: [320, 480],
  film: [886, 860],
  glyph: [240, 240],
  head: [384, 402],
  hero: [696, 860],
  meeting: [640, 600],
  page: [696, 860],
  recording: [360, 440],
  sent: [886, 860],
  service: [632, 516],
  specimen: [400, 680],
  still: [424, 860],
}

/** Intrinsic size of an illustration, which prevents layout shift. */
export const artSize = (name: ArtName) => ART_SIZES[name.split('-')[0] as Kind]

/** The three layers of Home's hero image, bottom first. */
export function heroLayers(language: Language) {
  const { home } = creatorsOf(language)
  return [`hero-creator-${home}`, 'hero-brand', `hero-unison-${home}`] as const
}

interface ContactFrames {
  left: ArtName
  right: ArtName
  /** The left one where the right one covers it */
  unison?: ArtName
}

/** What a brand sells, on its frame */
type Product = ArtName extends infer Name
  ? Name extends `contact-brand-${infer P}`
    ? P
    : never
  : never

/**
 * The frames of each variant of the contact form: the creator's is left, the brand's right with its product.
 *
 * @param isMissingFrameFilled whether the missing one was filled on the audience page before
 */
export function contactFrames(
  type: InquiryType,
  language: Language,
  isMissingFrameFilled: boolean,
  product: Product = 'perfume',
): ContactFrames {
  const { contact } = creatorsOf(language)
  const frames: Record<InquiryType, ContactFrames> = {
    general: {
      left: `contact-left-${contact}`,
      right: `contact-brand-${product}`,
      unison: `contact-unison-${contact}`,
    },
    influencer: isMissingFrameFilled
      ? {
          left: 'contact-influencer',
          right: 'contact-brand-perfume',
          unison: 'contact-unison-influencer',
        }
      : { left: 'contact-influencer', right: 'contact-missing-brand' },
    brand: isMissingFrameFilled
      ? {
          left: 'contact-guest',
          right: `contact-brand-${product}`,
          unison: 'contact-unison-guest',
        }
      : { left: 'contact-missing-creator', right: `contact-brand-${product}` },
  }
  return frames[type]
}
