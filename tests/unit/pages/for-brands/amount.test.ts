import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../../src/i18n/languages.ts'
import { formatAmount, readAmount, readCount } from '../../../../src/pages/for-brands/amount.ts'

it.each([
  ['1500', 1500],
  [' 1500 ', 1500],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1\u00A0500', 1500],
  ['12\u202F500,50', 12_500.5],
  ['1.234.567,89', 1_234_567.89],
  ['12,5', 12.5],
  ['12.5', 12.5],
  // While it is typed
  ['12,', 12],
  ['999 999 999,99', 999_999_999.99],
])('“%s” is read as %d', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

it.each([
  '',
  ' ',
  '0',
  '0,00',
  '-5',
  '1e3',
  'many',
  '12 zł',
  '1,2345',
  '1500.500',
  // More than the field has room for
  '1,000,000,000',
  '12,34,5',
  '.5',
])('“%s” is no amount', (typed) => {
  expect(readAmount(typed)).toBeUndefined()
})

it('counts whole orders only', () => {
  expect(readCount('1.240')).toBe(1240)
  expect(readCount('2,0')).toBe(2)
  expect(readCount('2,5')).toBeUndefined()
  expect(readCount('many')).toBeUndefined()
})

it('writes an amount as the language does, with two decimals or none', () => {
  expect(formatAmount(12.1, 'de')).toBe('12,10')
  expect(formatAmount(10 / 3, 'en')).toBe('3.33')
  expect(formatAmount(12, 'en')).toBe('12')
  expect(formatAmount(1250, 'pl')).toBe('1250')
  expect(formatAmount(1250, 'en')).toBe('1,250')
  expect(formatAmount(1250, 'ru')).toBe('1\u00A0250')
  expect(formatAmount(12_500.5, 'de')).toBe('12.500,50')
  expect(formatAmount(1_234_567, 'fr')).toBe('1\u202F234\u202F567')
  expect(formatAmount(999_999_999_999, 'en')).toBe('999,999,999,999')
})

it.each(LANGUAGE_CODES)('reads what it has written: %s', (language) => {
  for (const amount of [4800, 12_500.5, 999_999_999])
    expect(readAmount(formatAmount(amount, language))).toBe(amount)
})
