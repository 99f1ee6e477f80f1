import ICAL from 'ical.js'
import { beforeAll, expect, it } from 'vitest'
import { calendarOf } from '../../../scripts/build/calendars.ts'
import { ANNOUNCED_EVENTS, endOf, startOf } from '../../../src/content/events.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { loadAllTexts } from '../../../src/i18n/load-texts.ts'
import { withoutBreakMarks } from '../../../src/i18n/without-break-marks.ts'
import { textsIn } from '../../support/texts.ts'

beforeAll(loadAllTexts)

it.each(ANNOUNCED_EVENTS)('the calendar file of $id is read as it was written', (event) => {
  const t = textsIn('ru')
  const text = calendarOf('ru', event)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  const read = new ICAL.Event(component ?? undefined)
  expect(read.startDate.toJSDate().getTime()).toBe(startOf(event))
  expect(read.endDate.toJSDate().getTime()).toBe(endOf(event))
  expect(read.summary).toBe(
    withoutBreakMarks(t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)),
  )
  expect(read.description).toContain(
    withoutBreakMarks(t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.summary`)),
  )
  expect(read.description).toContain(t(`trainingEventsPage.heldIn.${event.heldIn}`))
  expect(read.description).toContain(t('trainingEventsPage.free'))
  expect(read.uid).toMatch(new RegExp(`^${event.id}@`))
  const stamp = component?.getFirstPropertyValue('dtstamp')
  expect(stamp).toBeInstanceOf(ICAL.Time)
  expect(stamp?.toString()).toBe(`${event.changed}T00:00:00Z`)
})

it('the UID depends on the event, not on the language', () => {
  const uids = ANNOUNCED_EVENTS.map((event) =>
    LANGUAGE_CODES.map((language) => /^UID:(.+)$/m.exec(calendarOf(language, event))?.[1]),
  )
  for (const [one, ...others] of uids) expect(new Set(others)).toEqual(new Set([one]))
  expect(new Set(uids.flat()).size).toBe(ANNOUNCED_EVENTS.length)
})
