export type EventFormat = 'workshop' | 'webinar'

/**
 * Events that visitors can register for, soonest first. `id` goes with them to the contact form;
 * `texts` is where the dictionaries keep title, format and summary.
 */
export const UPCOMING_EVENTS = [
  {
    id: 'ai-editing',
    texts: 'trainingEventsPage.sampleUpcomingEvents.0',
    format: 'workshop',
  },
  {
    id: 'account-security',
    texts: 'trainingEventsPage.sampleUpcomingEvents.1',
    format: 'webinar',
  },
  {
    id: 'prompts-in-your-voice',
    texts: 'trainingEventsPage.sampleUpcomingEvents.2',
    format: 'workshop',
  },
  {
    id: 'brand-accounts',
    texts: 'trainingEventsPage.sampleUpcomingEvents.3',
    format: 'webinar',
  },
] as const satisfies readonly { id: string; texts: string; format: EventFormat }[]

export type UpcomingEvent = (typeof UPCOMING_EVENTS)[number]
export type EventId = UpcomingEvent['id']

export const EVENT_IDS: readonly EventId[] = UPCOMING_EVENTS.map(({ id }) => id)

export const isEventId = (value: unknown): value is EventId =>
  (EVENT_IDS as readonly unknown[]).includes(value)

const RECORDINGS = 'https://recordings.duet.example'

/** Events that are over, latest first; `recording` is the address of the video, if there is one. */
export const PAST_EVENTS = [
  {
    id: 'reading-a-contract',
    texts: 'trainingEventsPage.samplePastEvents.0',
    recording: `${RECORDINGS}/reading-a-contract`,
  },
  {
    id: 'captions-with-ai',
    texts: 'trainingEventsPage.samplePastEvents.1',
    recording: `${RECORDINGS}/captions-with-ai`,
  },
  {
    id: 'phishing-night',
    texts: 'trainingEventsPage.samplePastEvents.2',
    recording: `${RECORDINGS}/phishing-night`,
  },
  {
    id: 'rates-and-negotiations',
    texts: 'trainingEventsPage.samplePastEvents.3',
    recording: null,
  },
] as const satisfies readonly { id: string; texts: string; recording: string | null }[]

export type PastEvent = (typeof PAST_EVENTS)[number]
