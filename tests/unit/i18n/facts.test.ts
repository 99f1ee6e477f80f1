import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OFFICE_CLOSES, OFFICE_OPENS } from '../../../src/constants.ts'
import { factsFor, formatNumber, formatTime } from '../../../src/i18n/facts.ts'
import { LANGUAGE_CODES, type Language } from '../../../src/i18n/languages.ts'

const anyLanguage = fc.constantFrom(...LANGUAGE_CODES)

describe('the numbers of the specification in each language', () => {
  it.each<[Language, Pick<ReturnType<typeof factsFor>, 'minFollowers' | 'responseHours'>]>([
    ['en', { minFollowers: '15,000', responseHours: '24–48' }],
    ['pl', { minFollowers: '15\u00A0000', responseHours: '24–48' }],
    ['de', { minFollowers: '15.000', responseHours: '24\u00A0bis\u00A048' }],
    ['fr', { minFollowers: '15\u202F000', responseHours: '24\u00A0à\u00A048' }],
    ['es', { minFollowers: '15\u00A0000', responseHours: '24\u00A0a\u00A048' }],
    ['ru', { minFollowers: '15\u00A0000', responseHours: '24–48' }],
    ['no', { minFollowers: '15\u00A0000', responseHours: '24–48' }],
  ])('%s', (language, expected) => {
    expect(factsFor(language)).toMatchObject(expected)
  })
})

it.each(LANGUAGE_CODES)('the office hours are times in %s', (language) => {
  expect(factsFor(language)).toMatchObject({
    opens: formatTime(OFFICE_OPENS, language),
    closes: formatTime(OFFICE_CLOSES, language),
  })
})

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [12_345, '12,345'],
    [100_000, '100,000'],
    [1_234_567, '1,234,567'],
  ])('%d is %s in English', (value, expected) => {
    expect(formatNumber(value, 'en')).toBe(expected)
  })

  it('keeps every digit in every language, and never breaks a line within a number', () => {
    fc.assert(
      fc.property(fc.nat(), anyLanguage, (value, language) => {
        const text = formatNumber(value, language)
        expect(text.replace(/\D/g, '')).toBe(String(value))
        expect(text).not.toContain(' ')
      }),
    )
  })
})

describe('formatTime', () => {
  it.each<[Language, string]>([
    ['en', '9:05'],
    ['fr', '9\u00A0h\u00A005'],
    ['no', '09.05'],
  ])('%s writes five past nine as %s', (language, expected) => {
    expect(formatTime({ hour: 9, minute: 5 }, language)).toBe(expected)
  })

  it.each<[Language, string]>([
    ['en', '7:00'],
    ['fr', '7\u00A0h'],
    ['no', '07.00'],
  ])('%s writes seven o’clock as %s', (language, expected) => {
    expect(formatTime({ hour: 7, minute: 0 }, language)).toBe(expected)
  })
})
