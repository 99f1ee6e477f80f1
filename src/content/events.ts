export type EventFormat = 'workshop' | 'webinar'

/**
 * Events that visitors can register for, soonest first. `id` goes with them to the contact form;
 * `item` is the place in `trainingEventsPage.sampleUpcomingEvents`, where the dictionaries keep
 * title, format and summary.
 */
export const UPCOMING_EVENTS = [
  { id: 'ai-editing', item: 0, format: 'workshop' },
  { id: 'account-security', item: 1, format: 'webinar' },
  { id: 'prompts-in-your-voice', item: 2, format: 'workshop' },
  { id: 'brand-accounts', item: 3, format: 'webinar' },
] as const satisfies readonly { id: string; item: number; format: EventFormat }[]

export type UpcomingEvent = (typeof UPCOMING_EVENTS)[number]
export type EventId = UpcomingEvent['id']

export const EVENT_IDS: readonly EventId[] = UPCOMING_EVENTS.map(({ id }) => id)

const RECORDINGS = 'https://recordings.duet.example'

/**
 * Events that are over, latest first: places in `trainingEventsPage.samplePastEvents`, and the
 * address of the video, if there is one.
 */
export const PAST_EVENTS = [
  {
    id: 'reading-a-contract',
    item: 0,
    recording: `${RECORDINGS}/reading-a-contract`,
  },
  {
    id: 'captions-with-ai',
    item: 1,
    recording: `${RECORDINGS}/captions-with-ai`,
  },
  {
    id: 'phishing-night',
    item: 2,
    recording: `${RECORDINGS}/phishing-night`,
  },
  {
    id: 'rates-and-negotiations',
    item: 3,
    recording: null,
  },
] as const satisfies readonly { id: string; item: number; recording: string | null }[]

export type PastEvent = (typeof PAST_EVENTS)[number]
