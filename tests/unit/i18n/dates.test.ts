import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  dayParts,
  formatDate,
  formatDateWithWeekday,
  formatLocally,
  formatTimeOf,
} from '../../../src/i18n/dates.ts'
import { LANGUAGE_CODES, type Language, languageEntry } from '../../../src/i18n/languages.ts'
import { loadAllTexts } from '../../../src/i18n/load-texts.ts'

const EVENING = '2026-12-09T18:30+01:00'

beforeAll(loadAllTexts)
afterEach(() => vi.unstubAllEnvs())

const FULL_DATE = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Our English is British. */
const byIntl = (day: Date, language: Language, options: Intl.DateTimeFormatOptions) =>
  day.toLocaleDateString(language === 'en' ? 'en-GB' : languageEntry(language).tag, {
    timeZone: 'UTC',
    ...options,
  })

/** What `Intl` lacks: the first of a French month is an ordinal. */
const withFrenchFirst = (language: Language, text: string) =>
  language === 'fr' ? text.replace(/\b1(?=\s\D)/, '1er') : text

/** ICU releases differ in their spaces, and in the comma after an English weekday. */
const withPlainSpaces = (dates: string[][]) =>
  dates.map((texts) => texts.map((text) => text.replace(/\s/g, ' ').replace(/^(\w+day) /, '$1, ')))

describe('a date', () => {
  it.each([
    ['en', { weekday: 'Wednesday', day: '9', month: 'December 2026' }],
    ['pl', { weekday: 'środa', day: '9', month: 'grudnia 2026' }],
    ['de', { weekday: 'Mittwoch', day: '9.', month: 'Dezember 2026' }],
    ['fr', { weekday: 'mercredi', day: '9', month: 'décembre 2026' }],
    ['es', { weekday: 'miércoles', day: '9', month: 'diciembre de 2026' }],
    ['ru', { weekday: 'среда', day: '9', month: 'декабря 2026\u00A0г.' }],
    ['no', { weekday: 'onsdag', day: '9.', month: 'desember 2026' }],
  ] as const)('in parts in %s', (language, parts) => {
    expect(dayParts(EVENING, language)).toEqual(parts)
  })

  it.each(LANGUAGE_CODES)(
    'has the words and the order of `Intl` all year round in %s',
    (language) => {
      const everyDay = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)))
      const formatted = everyDay.map((day) => [
        formatDate(day.toISOString(), language),
        formatDateWithWeekday(day.toISOString(), language),
      ])
      const { weekday, ...date } = FULL_DATE
      const expected = everyDay.map((day) => [
        withFrenchFirst(language, byIntl(day, language, date)),
        withFrenchFirst(language, byIntl(day, language, { ...date, weekday })),
      ])
      expect(withPlainSpaces(formatted)).toEqual(withPlainSpaces(expected))
    },
  )

  it('has the time in its own UTC offset', () => {
    expect(formatTimeOf(EVENING, 'en')).toBe('18:30')
    expect(formatTimeOf(EVENING, 'no')).toBe('18.30')
  })
})

describe('in the visitor’s time zone', () => {
  it.each([
    ['Europe/Berlin', null],
    ['America/New_York', '12:30'],
    ['Asia/Tokyo', '10 December, 2:30'],
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
