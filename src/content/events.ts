import type { Language } from '../i18n/languages.ts'
import type { Texts } from '../i18n/types.ts'
import type { Audience } from './audience.ts'
import { entriesWithId } from './entries-with-id.ts'

interface EventFacts {
  /**
   * Warsaw local time with its UTC offset on that day: both the time that is shown and the instant,
   * without time zone data.
   */
  starts: `${number}-${number}-${number}T${number}:${number}+0${1 | 2}:00`
  minutes: number
}

export interface AnnouncedFacts extends EventFacts {
  /** Whom it is for: its ticket is in their ink, on their side */
  audience: Audience
  heldIn: Language
  /** Another price needs its words beside `trainingEventsPage.free`, and its figures for crawlers. */
  price: 'free'
  places: number
  /** The day on which it was announced, or its texts or facts last changed: calendars take the later entry */
  changed: `${number}-${number}-${number}`
}

export interface PastFacts extends EventFacts {
  /** URL of the video, if there is one */
  recording: string | null
  /** The post on its subject, if there is one */
  post?: PostOfEvent
}

/**
 * Events that visitors can register for until they are over, in any order. Their texts are
 * `trainingEventsPage.sampleUpcomingEvents` in the dictionaries.
 */
const ANNOUNCED = {
  'ai-editing': {
    audience: 'creator',
    starts: '2026-12-09T18:00+01:00',
    minutes: 120,
    heldIn: 'en',
    price: 'free',
    places: 16,
    changed: '2026-11-26',
  },
  'account-security': {
    audience: 'creator',
    starts: '2027-01-14T17:00+01:00',
    minutes: 60,
    heldIn: 'en',
    price: 'free',
    places: 120,
    changed: '2026-11-26',
  },
  'prompts-in-your-voice': {
    audience: 'creator',
    starts: '2027-02-10T18:30+01:00',
    minutes: 90,
    heldIn: 'en',
    price: 'free',
    places: 20,
    changed: '2026-11-26',
  },
  'brand-accounts': {
    audience: 'brand',
    starts: '2027-04-08T10:00+02:00',
    minutes: 45,
    heldIn: 'pl',
    price: 'free',
    places: 80,
    changed: '2026-11-26',
  },
} as const satisfies Record<EventId, AnnouncedFacts>

/** Events of earlier seasons, in any order; their texts are `trainingEventsPage.samplePastEvents`. */
const PAST = {
  'reading-a-contract': {
    starts: '2026-10-15T18:00+02:00',
    minutes: 20,
    recording: null,
    post: 'mark-the-ad',
  },
  'captions-with-ai': {
    starts: '2026-09-17T18:00+02:00',
    minutes: 60,
    recording: null,
    post: 'ai-holds-the-camera',
  },
  'phishing-night': {
    starts: '2026-06-11T19:00+02:00',
    minutes: 90,
    recording: null,
    post: 'false-brand-mail',
  },
  'rates-and-negotiations': {
    starts: '2026-05-20T17:30+02:00',
    minutes: 90,
    recording: null,
    post: 'a-brief-that-gets-a-yes',
  },
} as const satisfies Record<PastEventId, PastFacts>

/** The events that visitors can register for: those that the dictionaries have words for */
export type EventId = keyof Texts['trainingEventsPage']['sampleUpcomingEvents']
/** The posts that the dictionaries lead to from an event */
export type PostOfEvent = keyof Texts['trainingEventsPage']['read']
export type PastEventId = keyof Texts['trainingEventsPage']['samplePastEvents']

export type AnnouncedEvent = AnnouncedFacts & { id: EventId }
export type PastEvent = PastFacts & { id: PastEventId }

export const startOf = ({ starts }: Pick<EventFacts, 'starts'>): number => Date.parse(starts)

/** Soonest first */
export const ANNOUNCED_EVENTS: readonly AnnouncedEvent[] = entriesWithId<EventId, AnnouncedFacts>(
  ANNOUNCED,
).sort((a, b) => startOf(a) - startOf(b))

export const EVENT_IDS = ANNOUNCED_EVENTS.map(({ id }) => id)

export const PAST_EVENTS: readonly PastEvent[] = entriesWithId<PastEventId, PastFacts>(PAST)

/** The announced event of an id, which may come from a URL */
export const findEvent = (id: string | undefined): AnnouncedEvent | undefined =>
  ANNOUNCED_EVENTS.find((event) => event.id === id)

const MINUTE_MS = 60_000

export const endOf = (event: Pick<EventFacts, 'starts' | 'minutes'>): number =>
  startOf(event) + event.minutes * MINUTE_MS

/** Events that are not over yet, soonest first */
export const upcomingAt = (now: number): readonly AnnouncedEvent[] =>
  ANNOUNCED_EVENTS.filter((event) => endOf(event) > now)

/** Events that are over, latest first */
export const archivedAt = (now: number): readonly (AnnouncedEvent | PastEvent)[] =>
  [...ANNOUNCED_EVENTS.filter((event) => endOf(event) <= now), ...PAST_EVENTS].sort(
    (a, b) => startOf(b) - startOf(a),
  )

/**
 * The end of the last event that is over. It identifies the schedule, which changes only there.
 */
export const lastEndBefore = (now: number): number =>
  Math.max(0, ...ANNOUNCED_EVENTS.map(endOf).filter((end) => end <= now))

/** Path of the iCalendar file of an event (scripts/build/calendars.ts) */
export const calendarPath = (language: Language, id: EventId): string =>
  `/${language}/training-events/${id}.ics`
