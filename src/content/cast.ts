import type { Language } from '../i18n/languages.ts'

/** The characters of the illustrations, drawn by `scripts/assets/art/portrait.ts` */
export type PersonName = 'ada' | 'bruno' | 'chidi' | 'dora' | 'emil' | 'fleur' | 'goran' | 'hana'

/** The creator in the illustrations of Home and Contact, by language */
export const CREATORS = {
  en: { home: 'ada', contact: 'bruno' },
  pl: { home: 'dora', contact: 'goran' },
  de: { home: 'bruno', contact: 'dora' },
  fr: { home: 'chidi', contact: 'emil' },
  es: { home: 'fleur', contact: 'bruno' },
  ru: { home: 'hana', contact: 'goran' },
  no: { home: 'emil', contact: 'dora' },
} as const satisfies Record<Language, Record<'home' | 'contact', PersonName>>
