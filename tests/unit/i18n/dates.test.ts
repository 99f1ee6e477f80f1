import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatDate,
  formatDateWithWeekday,
  formatDay,
  formatLocally,
  formatTimeOf,
} from '../../../src/i18n/dates.ts'

const EVENING = '2026-12-09T18:30+01:00'

afterEach(() => vi.unstubAllEnvs())

describe('a date', () => {
  it.each([
    ['en', '9 December 2026'],
    ['pl', '9 grudnia 2026'],
    ['de', '9. Dezember 2026'],
    ['fr', '9 décembre 2026'],
    ['es', '9 de diciembre de 2026'],
    ['ru', '9 декабря 2026 г.'],
    ['no', '9. desember 2026'],
  ] as const)('in %s', (language, text) => {
    expect(formatDate(EVENING, language)).toBe(text)
  })

  it.each([
    ['en', 'Wednesday, 9 December 2026'],
    ['pl', 'środa, 9 grudnia 2026'],
    ['de', 'Mittwoch, 9. Dezember 2026'],
    ['fr', 'mercredi 9 décembre 2026'],
    ['es', 'miércoles, 9 de diciembre de 2026'],
    ['ru', 'среда, 9 декабря 2026 г.'],
    ['no', 'onsdag 9. desember 2026'],
  ] as const)('with its day of the week in %s', (language, text) => {
    expect(formatDateWithWeekday(EVENING, language)).toBe(text)
  })

  it.each([
    ['en', { weekday: 'Wednesday', day: '9', month: 'December' }],
    ['pl', { weekday: 'środa', day: '9', month: 'grudnia' }],
    ['de', { weekday: 'Mittwoch', day: '9.', month: 'Dezember' }],
    ['fr', { weekday: 'mercredi', day: '9', month: 'décembre' }],
    ['es', { weekday: 'miércoles', day: '9', month: 'diciembre' }],
    ['ru', { weekday: 'среда', day: '9', month: 'декабря' }],
    ['no', { weekday: 'onsdag', day: '9.', month: 'desember' }],
  ] as const)('in parts in %s', (language, parts) => {
    expect(formatDay(EVENING, language)).toEqual(parts)
  })

  it('has the time in its own UTC offset', () => {
    expect(formatTimeOf(EVENING, 'en')).toBe('18:30')
    expect(formatTimeOf(EVENING, 'no')).toBe('18.30')
  })
})

describe('in the visitor’s time zone', () => {
  it.each([
    ['Europe/Berlin', null],
    ['Europe/Lisbon', '17:30'],
    ['America/New_York', '12:30'],
    ['Asia/Tokyo', '10 December, 2:30'],
    ['Pacific/Kiritimati', '10 December, 7:30'],
  ])('in %s', (zone, text) => {
    vi.stubEnv('TZ', zone)
    expect(formatLocally(EVENING, 'en')).toBe(text)
  })

  it('follows a different DST', () => {
    vi.stubEnv('TZ', 'America/New_York')
    // America changed two weeks before, Europe has not.
    expect(formatLocally('2027-03-18T18:00+01:00', 'en')).toBe('13:00')
  })
})
