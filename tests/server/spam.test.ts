import { describe, expect, test } from 'vitest'
import { createFormTokens } from '../../src/server/form-token.ts'
import { flagsOf } from '../../src/server/spam.ts'

test.each([
  ['see https://www.example.com/a, ', 2, []],
  ['https://a.co ', 4, []],
  ['https://a.co ', 5, ['manyLinks']],
  ['www.a.co ', 5, ['manyLinks']],
])('%j %d times has the flags %j', (link, times, flags) => {
  const message = link.repeat(times)
  expect(flagsOf({ honeypot: '', token: 'good', message })).toEqual(flags)
})

describe('the form token', () => {
  const SECOND_MS = 1000
  const DAY_MS = 86_400_000
  const madeAt = (time: number) => createFormTokens('secret', () => time).issue()
  const verifyAt = (time: number, token: string | undefined) =>
    createFormTokens('secret', () => time).verify(token)

  test('is good from two seconds on, however long a draft has waited', () => {
    const token = madeAt(0)
    expect(verifyAt(2 * SECOND_MS - 1, token)).toBe('tooFast')
    expect(verifyAt(2 * SECOND_MS, token)).toBe('good')
    expect(verifyAt(90 * DAY_MS, token)).toBe('good')
  })

  test('is good when the clock was set back, or is that of a server behind', () => {
    expect(verifyAt(0, madeAt(60 * SECOND_MS))).toBe('good')
    expect(verifyAt(0, madeAt(DAY_MS))).toBe('good')
  })

  test('is good on another server that shares the secret, and on no other', () => {
    const token = madeAt(0)
    expect(createFormTokens('secret', () => DAY_MS).verify(token)).toBe('good')
    expect(createFormTokens('other', () => DAY_MS).verify(token)).toBe('tokenInvalid')
  })

  test.each(['', undefined])('%j is missing', (token) => {
    expect(verifyAt(0, token)).toBe('tokenMissing')
  })

  test('cannot be changed or made up', () => {
    const [, signature = ''] = madeAt(1).split('.')
    for (const forged of [
      `2.${signature}`,
      `1.${signature}x`,
      `1.${signature.slice(1)}`,
      '1.',
      '.',
      'é.é',
    ]) {
      expect(verifyAt(DAY_MS, forged)).toBe('tokenInvalid')
    }
  })
})
