import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES, type Language } from '../../../src/i18n/languages.ts'
import { formatNumber, formatTime, numbersFor } from '../../../src/i18n/numbers.ts'

const anyLanguage = fc.constantFrom(...LANGUAGE_CODES)

describe('the numbers of the specification in each language', () => {
  it.each<[Language, Partial<ReturnType<typeof numbersFor>>]>([
    ['en', { minFollowers: '15,000', responseHours: '24–48', opens: '9:00', closes: '18:00' }],
    ['pl', { minFollowers: '15\u00A0000', responseHours: '24–48' }],
    ['de', { minFollowers: '15.000', responseHours: '24\u00A0bis\u00A048' }],
    ['fr', { minFollowers: '15\u202F000', responseHours: '24\u00A0à\u00A048' }],
    ['es', { minFollowers: '15\u00A0000', responseHours: '24\u00A0a\u00A048' }],
    ['ru', { minFollowers: '15\u00A0000', responseHours: '24–48' }],
    ['no', { minFollowers: '15\u00A0000', responseHours: '24–48' }],
  ])('%s', (language, expected) => {
    expect(numbersFor(language)).toMatchObject(expected)
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

it.each<[Language, fivePastNine: string, seven: string]>([
  ['en', '9:05', '7:00'],
  ['fr', '9\u00A0h\u00A005', '7\u00A0h'],
  ['no', '09.05', '07.00'],
])('%s writes times as %s and %s', (language, fivePastNine, seven) => {
  expect(formatTime({ hour: 9, minute: 5 }, language)).toBe(fivePastNine)
  expect(formatTime({ hour: 7, minute: 0 }, language)).toBe(seven)
})
