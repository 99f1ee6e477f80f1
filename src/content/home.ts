import type { Translations } from '../i18n/i18n-types.ts'

type ServiceId = keyof Translations['homePage']['services']

/** The four core services in two pairs, each with its art; their texts are `homePage.services`. */
export const SERVICE_PAIRS = [
  { art: 'talent', services: ['scouting', 'analysis'] },
  { art: 'craft', services: ['sourcing', 'education'] },
] as const satisfies readonly { art: string; services: readonly ServiceId[] }[]
