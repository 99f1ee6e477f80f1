/**
 * The events that visitors can register for, as they are named in addresses: apart from everything
 * else about them (`events.ts`), because the contact form's address is read on every page.
 */
export const EVENT_IDS = [
  'ai-editing',
  'account-security',
  'prompts-in-your-voice',
  'brand-accounts',
] as const

export type EventId = (typeof EVENT_IDS)[number]
