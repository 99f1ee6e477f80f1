import { describe, expect, it, onTestFinished } from 'vitest'
import { OFFICE_TIME_ZONE } from '../../../src/constants.ts'
import {
  ANNOUNCED_EVENTS,
  type AnnouncedEvent,
  archivedAt,
  endOf,
  lastEndBefore,
  PAST_EVENTS,
  startOf,
  upcomingAt,
} from '../../../src/content/events.ts'
import { POST_IDS } from '../../../src/content/post-ids.ts'
import { DICTIONARIES } from '../../support/texts.ts'

const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id)

it('every event has its own anchor on the page', () => {
  const anchors = ids([...ANNOUNCED_EVENTS, ...PAST_EVENTS])
  expect(new Set(anchors).size).toBe(anchors.length)
})

it('a recording is at an https address, none of an example domain', () => {
  for (const { recording } of PAST_EVENTS)
    if (recording !== null) expect(recording).toMatch(/^https:\/\/(?!.*\.example(\/|$))/)
})

it('the link to an article has its title', () => {
  for (const { blogPage, trainingEventsPage } of Object.values(DICTIONARIES))
    for (const [id, text] of Object.entries(trainingEventsPage.read)) {
      const post = POST_IDS.find((known) => known === id)
      expect(post && text.includes(blogPage.samplePosts[post].title), text).toBe(true)
    }
})

describe('the schedule', () => {
  const [first, second] = ANNOUNCED_EVENTS as [AnnouncedEvent, AnnouncedEvent]

  it('is in Warsaw time, with and without DST', () => {
    const clock = new Intl.DateTimeFormat('sv', {
      timeZone: OFFICE_TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    for (const event of [...ANNOUNCED_EVENTS, ...PAST_EVENTS])
      expect(clock.format(startOf(event)).replace(/\s/, 'T'), event.id).toBe(
        event.starts.slice(0, 16),
      )
  })

  it('lists announced events soonest first, past ones latest first', () => {
    const days = (events: readonly { starts: string }[]) => events.map(({ starts }) => starts)
    expect(days(ANNOUNCED_EVENTS)).toEqual(days(ANNOUNCED_EVENTS).toSorted())
    expect(days(archivedAt(0))).toEqual(days(PAST_EVENTS).toSorted().reverse())
  })

  it('moves an event to the archive when it ends', () => {
    const end = endOf(first)
    expect(upcomingAt(end - 1)).toEqual(ANNOUNCED_EVENTS)
    expect(archivedAt(end - 1)).toEqual(archivedAt(0))
    expect(upcomingAt(end)).toEqual(ANNOUNCED_EVENTS.slice(1))
    expect(ids(archivedAt(end))).toEqual([first.id, ...ids(archivedAt(0))])
  })

  it('archives the latest first, and may be empty', () => {
    const last = Math.max(...ANNOUNCED_EVENTS.map(endOf))
    expect(upcomingAt(last)).toEqual([])
    expect(ids(archivedAt(last))).toEqual([
      ...ids(ANNOUNCED_EVENTS).reverse(),
      ...ids(archivedAt(0)),
    ])
  })

  it('archives an announced event below a past one that was later', () => {
    const { starts } = first
    onTestFinished(() => void Object.assign(first, { starts }))
    const latest = Math.max(...PAST_EVENTS.map(startOf))
    Object.assign(first, { starts: new Date(latest - 1).toISOString() })
    expect(ids(archivedAt(endOf(second) - 1)).slice(0, 2)).toEqual([archivedAt(0)[0]?.id, first.id])
  })

  it('is identified by the last end before now', () => {
    expect(lastEndBefore(endOf(first) - 1)).toBe(0)
    expect(lastEndBefore(endOf(first))).toBe(endOf(first))
    expect(lastEndBefore(endOf(second) - 1)).toBe(endOf(first))
    for (const now of [0, endOf(first), endOf(second)])
      expect(upcomingAt(lastEndBefore(now))).toEqual(upcomingAt(now))
  })
})
