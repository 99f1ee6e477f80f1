import { describe, expect, test } from 'vitest'
import type { ChoiceField, Field, TextField } from '../../../src/contact/fields.ts'
import { ruleOf } from '../../../src/contact/inquiry.ts'

/** What follows from a row of the table of fields, for the kinds that a new one may have. */

const base = { types: ['brand'], placeholder: 'contactPage.placeholders.name' } as const
const text: TextField = { ...base, kind: 'text', limit: 5 }
const longText: TextField = { ...text, kind: 'longText' }
const choice: ChoiceField = {
  ...base,
  kind: 'choice',
  choices: { small: 'contactPage.types.general', large: 'contactPage.types.brand' },
}

/** The normalised value, or the code of what is wrong. */
function judged(field: Field, value: unknown) {
  const { success, data, error } = ruleOf(field).safeParse(value)
  return success ? { value: data } : error.issues[0]?.message
}

describe.each([
  ['a text', text],
  ['a long text', longText],
  ['a choice', choice],
])('%s', (_kind, field) => {
  test.each([undefined, '', ' \t', '\u200B'])('is required: %j is none', (nothing) => {
    expect(judged(field, nothing)).toBe('required')
  })

  test.each([undefined, '', ' \t', '\u200B'])('may be optional: %j is empty', (nothing) => {
    expect(judged({ ...field, optional: true }, nothing)).toEqual({ value: '' })
  })

  test('is no number', () => {
    expect(judged(field, 5)).toBe('required')
    expect(judged({ ...field, optional: true }, 5)).toBe('required')
  })
})

test.each([text, longText])('an optional text has a limit as every $kind', (field) => {
  expect(judged({ ...field, optional: true }, 'x'.repeat(5))).toEqual({ value: 'xxxxx' })
  expect(judged({ ...field, optional: true }, 'x'.repeat(6))).toBe('tooLong')
})

test('only a long text has lines', () => {
  expect(judged(longText, 'a\nb')).toEqual({ value: 'a\nb' })
  expect(judged(text, 'a\nb')).toBe('forbiddenCharacters')
})

test('a choice is one of its values', () => {
  expect(judged(choice, 'large')).toEqual({ value: 'large' })
  for (const other of ['huge', 'toString', 'Large']) {
    expect(judged(choice, other)).toBe('required')
    expect(judged({ ...choice, optional: true }, other)).toEqual({ value: '' })
  }
})
