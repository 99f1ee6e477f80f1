import { expect, it } from 'vitest'
import { redacted } from '../../../src/dev/redact.ts'

it('replaces typed text by its length', () => {
  const event = {
    type: 'inquiry.submit',
    values: { name: 'Anna', email: 'anna@example.com', profileLink: '@anna', message: 'Hello' },
  }
  expect(redacted(event)).toEqual({
    type: 'inquiry.submit',
    values: {
      name: '[4 characters]',
      email: '[16 characters]',
      profileLink: '[5 characters]',
      message: '[5 characters]',
    },
  })
})
