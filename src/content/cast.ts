import type { Language } from '../i18n/languages.ts'

/** The people in the pictures; `scripts/assets/art/portrait.ts` draws them. */
export type PersonName = 'ada' | 'bruno' | 'chidi' | 'dora' | 'emil' | 'fleur' | 'goran' | 'hana'

/** Who welcomes the visitors of each edition: on Home, and where a creator is meant on Contact. */
export const CREATORS = {
  en: { home: 'ada', contact: 'bruno' },
  pl: { home: 'dora', contact: 'goran' },
  de: { home: 'bruno', contact: 'dora' },
  fr: { home: 'chidi', contact: 'emil' },
  es: { home: 'fleur', contact: 'bruno' },
  ru: { home: 'hana', contact: 'goran' },
  no: { home: 'emil', contact: 'dora' },
} as const satisfies Record<Language, Record<'home' | 'contact', PersonName>>
