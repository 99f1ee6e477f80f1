import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factsFor, formatNumber, formatTime } from '../../../src/i18n/facts.ts'
import { LANGUAGE_CODES, type Language } from '../../../src/i18n/languages.ts'

const anyLanguage = fc.constantFrom(...LANGUAGE_CODES)

describe('the numbers of the specification in each language', () => {
  it.each<[Language, Omit<ReturnType<typeof factsFor>, 'retentionDays' | 'backupDays'>]>([
    ['en', { minFollowers: '15,000', responseHours: '24–48', opens: '9:00', closes: '18:00' }],
    ['pl', { minFollowers: '15\u00A0000', responseHours: '24–48', opens: '9:00', closes: '18:00' }],
    [
      'de',
      {
        minFollowers: '15.000',
        responseHours: '24\u00A0bis\u00A048',
        opens: '9:00',
        closes: '18:00',
      },
    ],
    [
      'fr',
      {
        minFollowers: '15\u202F000',
        responseHours: '24\u00A0à\u00A048',
        opens: '9\u00A0h',
        closes: '18\u00A0h',
      },
    ],
    [
      'es',
      {
        minFollowers: '15\u00A0000',
        responseHours: '24\u00A0a\u00A048',
        opens: '9:00',
        closes: '18:00',
      },
    ],
    ['ru', { minFollowers: '15\u00A0000', responseHours: '24–48', opens: '9:00', closes: '18:00' }],
    [
      'no',
      {
        minFollowers: '15\u00A0000',
        responseHours: '24–48',
        opens: '09.00',
        closes: '18.00',
      },
    ],
  ])('%s', (language, expected) => {
    expect(factsFor(language)).toMatchObject(expected)
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

  it('keeps every digit in every language', () => {
    fc.assert(
      fc.property(fc.nat(), anyLanguage, (value, language) => {
        expect(formatNumber(value, language).replace(/\D/g, '')).toBe(String(value))
      }),
    )
  })

  it('never breaks a line within a number', () => {
    fc.assert(
      fc.property(fc.nat(), anyLanguage, (value, language) => {
        expect(formatNumber(value, language)).not.toContain(' ')
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
})
