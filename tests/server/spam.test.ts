import { describe, expect, test } from 'vitest'
import { createFormTokens } from '../../src/server/form-token.ts'
import { flagsOf } from '../../src/server/spam.ts'

const clean = { honeypot: undefined, token: 'good', message: 'Hello' } as const

describe('flags', () => {
  test('a person gets none', () => {
    expect(flagsOf(clean)).toEqual([])
    expect(flagsOf({ ...clean, honeypot: '' })).toEqual([])
  })

  test('each reason is named', () => {
    expect(flagsOf({ honeypot: 'x', token: 'tooFast', message: 'www.a.b '.repeat(5) })).toEqual([
      'honeypot',
      'tooFast',
      'manyLinks',
    ])
  })

  test('four links are allowed, five are many', () => {
    const link = 'see https://www.example.com/a, '
    expect(flagsOf({ ...clean, message: link.repeat(2) })).toEqual([])
    expect(flagsOf({ ...clean, message: 'https://a.co '.repeat(4) })).toEqual([])
    expect(flagsOf({ ...clean, message: 'https://a.co '.repeat(5) })).toEqual(['manyLinks'])
  })

  test('a browser that cannot fetch a token needs none', () => {
    expect(flagsOf({ ...clean, token: null })).toEqual([])
  })
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
