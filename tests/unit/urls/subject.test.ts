import { expect, test } from 'vitest'
import { subjectKey } from '../../../src/urls/subject.ts'

test('another product and another market are two subjects', () => {
  expect(subjectKey({ product: 'other' })).not.toBe(subjectKey({ market: 'other' }))
})

test('an address without a subject has none', () => {
  expect(subjectKey({ event: 'unknown', product: '' })).toBe('')
})
