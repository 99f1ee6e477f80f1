import { describe, expect, it } from 'vitest'
import { PAST_EVENTS, UPCOMING_EVENTS } from '../../../src/content/events.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { DICTIONARIES } from '../../support/dictionaries.ts'

const places = (events: readonly { item: number }[]) => events.map(({ item }) => `${item}`)

describe.each(LANGUAGE_CODES)('the events in the dictionary: %s', (language) => {
  const { sampleUpcomingEvents, samplePastEvents } = DICTIONARIES[language].trainingEventsPage

  it('are the upcoming ones, in their order', () => {
    expect(places(UPCOMING_EVENTS)).toEqual(Object.keys(sampleUpcomingEvents))
  })

  it('are the past ones, in their order', () => {
    expect(places(PAST_EVENTS)).toEqual(Object.keys(samplePastEvents))
  })
})

it('every event has an address of its own on the page', () => {
  const ids = [...UPCOMING_EVENTS, ...PAST_EVENTS].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('recordings have secure addresses', () => {
  const recordings = PAST_EVENTS.flatMap(({ recording }) => recording ?? [])
  expect(recordings).not.toHaveLength(0)
  for (const recording of recordings) expect(new URL(recording).protocol).toBe('https:')
})

it('the workshop is a workshop in words, too', () => {
  for (const { item, format } of UPCOMING_EVENTS) {
    const { format: text } = DICTIONARIES.en.trainingEventsPage.sampleUpcomingEvents[item] ?? {}
    expect(text).toContain(format)
  }
})
