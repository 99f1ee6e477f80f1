import type { Language } from '../i18n/languages.ts'
import type { EventId } from './event-ids.ts'

export type EventFormat = 'workshop' | 'webinar'

interface EventFacts {
  id: string
  /**
   * When it begins, by the clock of Warsaw and with Warsaw's distance from UTC on that day: both
   * the time that is shown and the instant, without asking anybody's time zone data.
   */
  starts: `${number}-${number}-${number}T${number}:${number}+0${1 | 2}:00`
  minutes: number
}

interface AnnouncedFacts extends EventFacts {
  id: EventId
  item: number
  format: EventFormat
  places: number
}

/**
 * Events that visitors can register for until they are over, soonest first. `id` goes with them to
 * the contact form; `item` is the place in `trainingEventsPage.sampleUpcomingEvents`, where the
 * dictionaries keep title, format, speaker and summary.
 */
export const ANNOUNCED_EVENTS = [
  {
    id: 'ai-editing',
    item: 0,
    format: 'workshop',
    starts: '2026-12-09T18:00+01:00',
    minutes: 120,
    places: 16,
  },
  {
    id: 'account-security',
    item: 1,
    format: 'webinar',
    starts: '2027-01-14T17:00+01:00',
    minutes: 60,
    places: 120,
  },
  {
    id: 'prompts-in-your-voice',
    item: 2,
    format: 'workshop',
    starts: '2027-02-10T18:30+01:00',
    minutes: 90,
    places: 20,
  },
  {
    id: 'brand-accounts',
    item: 3,
    format: 'webinar',
    starts: '2027-04-08T10:00+02:00',
    minutes: 45,
    places: 80,
  },
] as const satisfies readonly AnnouncedFacts[]

export type AnnouncedEvent = (typeof ANNOUNCED_EVENTS)[number]

const RECORDINGS = 'https://recordings.duet.example'

/**
 * Events of earlier seasons, latest first: places in `trainingEventsPage.samplePastEvents`, and the
 * address of the video, if there is one.
 */
export const PAST_EVENTS = [
  {
    id: 'reading-a-contract',
    item: 0,
    starts: '2026-10-15T18:00+02:00',
    minutes: 20,
    recording: `${RECORDINGS}/reading-a-contract`,
  },
  {
    id: 'captions-with-ai',
    item: 1,
    starts: '2026-09-17T18:00+02:00',
    minutes: 60,
    recording: `${RECORDINGS}/captions-with-ai`,
  },
  {
    id: 'phishing-night',
    item: 2,
    starts: '2026-06-11T19:00+02:00',
    minutes: 90,
    recording: `${RECORDINGS}/phishing-night`,
  },
  {
    id: 'rates-and-negotiations',
    item: 3,
    starts: '2026-05-20T17:30+02:00',
    minutes: 90,
    recording: null,
  },
] as const satisfies readonly (EventFacts & { item: number; recording: string | null })[]

export type PastEvent = (typeof PAST_EVENTS)[number]

/** When the schedule was last changed: calendars prefer the later of two versions of an event. */
export const SCHEDULE_REVISED = '2026-11-16T09:00Z'

const MINUTE_MS = 60_000

export const startOf = ({ starts }: Pick<EventFacts, 'starts'>): number => Date.parse(starts)

export const endOf = (event: Pick<EventFacts, 'starts' | 'minutes'>): number =>
  startOf(event) + event.minutes * MINUTE_MS

/** Who is shown the schedule at this moment can still attend, or has missed it. */
export const upcomingAt = (now: number): readonly AnnouncedEvent[] =>
  ANNOUNCED_EVENTS.filter((event) => endOf(event) > now)

/** What is over at this moment, latest first. */
export const archivedAt = (now: number): readonly (AnnouncedEvent | PastEvent)[] => [
  ...ANNOUNCED_EVENTS.filter((event) => endOf(event) <= now).reverse(),
  ...PAST_EVENTS,
]

/**
 * The end of the event that was over last: two moments with the same answer show the same schedule.
 */
export const lastEndBefore = (now: number): number =>
  Math.max(0, ...ANNOUNCED_EVENTS.map(endOf).filter((end) => end <= now))

/** The event as a file for the visitor's calendar, in the words of a language (scripts/build/calendars.ts). */
export const calendarPath = (language: Language, id: EventId): string =>
  `/${language}/training-events/${id}.ics`
