import { describe, expect, it } from 'vitest'
import { OFFICE_TIME_ZONE } from '../../../src/constants.ts'
import { EVENT_IDS } from '../../../src/content/event-ids.ts'
import {
  ANNOUNCED_EVENTS,
  archivedAt,
  endOf,
  lastEndBefore,
  PAST_EVENTS,
  startOf,
  upcomingAt,
} from '../../../src/content/events.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { DICTIONARIES } from '../../support/dictionaries.ts'

const places = (events: readonly { item: number }[]) => events.map(({ item }) => `${item}`)

describe.each(LANGUAGE_CODES)('the events in the dictionary: %s', (language) => {
  const { sampleUpcomingEvents, samplePastEvents } = DICTIONARIES[language].trainingEventsPage

  it('are the upcoming ones, in their order', () => {
    expect(places(ANNOUNCED_EVENTS)).toEqual(Object.keys(sampleUpcomingEvents))
  })

  it('are the past ones, in their order', () => {
    expect(places(PAST_EVENTS)).toEqual(Object.keys(samplePastEvents))
  })
})

it('every name of an event has its event', () => {
  expect(ANNOUNCED_EVENTS.map(({ id }) => id)).toEqual(EVENT_IDS)
})

it('every event has an address of its own on the page', () => {
  const ids = [...ANNOUNCED_EVENTS, ...PAST_EVENTS].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('recordings have secure addresses', () => {
  const recordings = PAST_EVENTS.flatMap(({ recording }) => recording ?? [])
  expect(recordings).not.toHaveLength(0)
  for (const recording of recordings) expect(new URL(recording).protocol).toBe('https:')
})

it('the workshop is a workshop in words, too', () => {
  for (const { item, format } of ANNOUNCED_EVENTS) {
    const { format: text } = DICTIONARIES.en.trainingEventsPage.sampleUpcomingEvents[item] ?? {}
    expect(text).toContain(format)
  }
})

describe('the schedule', () => {
  const [first, second, ...later] = ANNOUNCED_EVENTS
  const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id)

  it('is told by the clock of Warsaw, in winter and in summer', () => {
    const clock = new Intl.DateTimeFormat('sv', {
      timeZone: OFFICE_TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    for (const event of [...ANNOUNCED_EVENTS, ...PAST_EVENTS])
      expect(clock.format(startOf(event)).replace(/\s/, 'T'), event.id).toBe(
        event.starts.slice(0, 16),
      )
    const offsets = ANNOUNCED_EVENTS.map(({ starts }) => starts.slice(16))
    expect(new Set(offsets)).toEqual(new Set(['+01:00', '+02:00']))
  })

  it('is in order, the soonest first, what is over the latest first', () => {
    const upcoming = ANNOUNCED_EVENTS.map(startOf)
    expect(upcoming).toEqual(upcoming.toSorted((a, b) => a - b))
    const past = PAST_EVENTS.map(startOf)
    expect(past).toEqual(past.toSorted((a, b) => b - a))
  })

  it('keeps an event until it ends, and not a moment longer', () => {
    const end = endOf(first)
    expect(upcomingAt(end - 1)).toEqual(ANNOUNCED_EVENTS)
    expect(archivedAt(end - 1)).toEqual(PAST_EVENTS)
    expect(upcomingAt(end)).toEqual([second, ...later])
    expect(ids(archivedAt(end))).toEqual([first.id, ...ids(PAST_EVENTS)])
  })

  it('archives the latest first, until nothing is left', () => {
    const last = Math.max(...ANNOUNCED_EVENTS.map(endOf))
    expect(upcomingAt(last)).toEqual([])
    expect(ids(archivedAt(last))).toEqual([...ids(ANNOUNCED_EVENTS).reverse(), ...ids(PAST_EVENTS)])
  })

  it('has one name between two ends', () => {
    expect(lastEndBefore(endOf(first) - 1)).toBe(0)
    expect(lastEndBefore(endOf(first))).toBe(endOf(first))
    expect(lastEndBefore(endOf(second) - 1)).toBe(endOf(first))
    for (const now of [0, endOf(first), endOf(second)])
      expect(upcomingAt(lastEndBefore(now))).toEqual(upcomingAt(now))
  })
})
