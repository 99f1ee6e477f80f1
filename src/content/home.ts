import type { Translations } from '../i18n/i18n-types.ts'
import type { ArtName } from './art.ts'
import { entriesWithId } from './entries-with-id.ts'

type ServiceId = keyof Translations['homePage']['services']

/** The four core services; their texts are `homePage.services`. */
export const SERVICES = entriesWithId({
  scouting: { art: 'service-scouting' },
  analysis: { art: 'service-analysis' },
  sourcing: { art: 'service-sourcing' },
  education: { art: 'service-education' },
} as const satisfies Record<ServiceId, { art: ArtName }>)

/** Indices of `homePage.whyChoosePoints` */
export const REASONS = [0, 1, 2, 3, 4, 5] as const
