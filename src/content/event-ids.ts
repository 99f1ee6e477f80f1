import type { Translations } from '../i18n/i18n-types.ts'

/**
 * The events that visitors can register for, in any order. Apart from everything else about them
 * (`events.ts`), because every page validates the search parameters of the contact form.
 */
export const EVENT_IDS = [
  'ai-editing',
  'account-security',
  'prompts-in-your-voice',
  'brand-accounts',
] as const satisfies readonly (keyof Translations['trainingEventsPage']['sampleUpcomingEvents'])[]

export type EventId = (typeof EVENT_IDS)[number]
