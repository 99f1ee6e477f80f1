import ICAL from 'ical.js'
import { beforeAll, expect, it } from 'vitest'
import { calendarOf } from '../../../scripts/build/calendars.ts'
import { ANNOUNCED_EVENTS, endOf, startOf } from '../../../src/content/events.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { loadAllTexts } from '../../../src/i18n/load-texts.ts'
import { putTexts } from '../../../src/i18n/loaded-texts.ts'
import { withoutBreakMarks } from '../../../src/i18n/without-break-marks.ts'
import { DICTIONARIES, textsIn } from '../../support/texts.ts'

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

it('no soft hyphen or word joiner of a text is in a calendar file', () => {
  const marked = JSON.stringify(DICTIONARIES.ru, (_, value) =>
    typeof value === 'string' ? `${value}\u00AD\u2060` : value,
  )
  putTexts('ru', JSON.parse(marked))
  for (const event of ANNOUNCED_EVENTS)
    expect(calendarOf('ru', event)).not.toMatch(/[\u00AD\u2060]/)
  putTexts('ru', DICTIONARIES.ru)
})

it('the UID depends on the event, not on the language', () => {
  const uids = ANNOUNCED_EVENTS.map((event) =>
    LANGUAGE_CODES.map((language) => /^UID:(.+)$/m.exec(calendarOf(language, event))?.[1]),
  )
  for (const [one, ...others] of uids) expect(new Set(others)).toEqual(new Set([one]))
  expect(new Set(uids.flat()).size).toBe(ANNOUNCED_EVENTS.length)
})
