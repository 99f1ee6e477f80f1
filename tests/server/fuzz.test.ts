import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HONEYPOT } from '../../src/inquiry/api.ts'
import { FIELD_NAMES, mapFields } from '../../src/inquiry/fields.ts'
import { textsOf, validateInquiry } from '../../src/inquiry/inquiry.ts'
import { INQUIRY_TYPES } from '../../src/inquiry/inquiry-type.ts'
import { testApi } from '../support/api.ts'

const RUNS = 400

/** Any text; those that the form treats specially come often. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom('', ' ', '\r\n', '\0', '\u202E', '\uD800', 'x'.repeat(4001), '@a', 'ё'),
)
const email = fc.oneof(
  fc.emailAddress(),
  fc.tuple(text, text).map(([name, domain]) => `${name}@${domain}.com`),
  text,
)
const profileLink = fc.oneof(
  text.map((path) => `https://www.tiktok.com/@${path}`),
  text.map((handle) => `@${handle}`),
  text,
)
const FORMATTED = new Map<string, fc.Arbitrary<string>>([
  ['email', email],
  ['profileLink', profileLink],
])
const fields = mapFields((name) => FORMATTED.get(name) ?? text)
const form = fc.record(
  { type: fc.constantFrom(...INQUIRY_TYPES), ...fields },
  { requiredKeys: ['type'] },
)

test('the server gives the same verdict as the browser, and stores what was judged', async () => {
  const { post, store, token } = await testApi()
  await fc.assert(
    fc.asyncProperty(form, async (values) => {
      const key = randomUUID()
      const verdict = validateInquiry(values)
      const response = await post({ ...values, key, language: 'en', token })

      if (verdict.ok) {
        expect(response.status).toBe(201)
        const { type } = values
        const texts = textsOf(verdict.inquiry)
        const stored = (await store.inquiries.list()).find(({ id }) => id === key)
        expect(stored).toMatchObject({ type, ...texts })
      } else {
        expect(response.status).toBe(422)
        expect((await response.json()).fields).toEqual(verdict.fieldErrors)
      }
    }),
    { numRuns: RUNS },
  )
})

test('a form without JavaScript gets the same verdict', async () => {
  const { postForm } = await testApi()
  // A browser sends well-formed text only, and never asks for half a character.
  const wellFormed = form.filter((values) =>
    Object.values(values).every((value) => value.isWellFormed()),
  )
  await fc.assert(
    fc.asyncProperty(wellFormed, async (values) => {
      const response = await postForm({ ...values, key: randomUUID() })
      expect(response.status).toBe(validateInquiry(values).ok ? 303 : 422)
    }),
    { numRuns: RUNS },
  )
})

test('no body makes the server fail', async () => {
  const { post } = await testApi()
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.dictionary(
      fc.constantFrom('key', 'type', 'language', 'token', 'event', HONEYPOT, ...FIELD_NAMES),
      fc.jsonValue(),
    ),
  )
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const { status } = await post(typeof value === 'string' ? value : JSON.stringify(value))
      expect([201, 400, 422]).toContain(status)
    }),
    { numRuns: RUNS },
  )
})

test('no header makes the server fail', async () => {
  const { post } = await testApi()
  const value = fc.string({ unit: fc.constantFrom(...'abc /:;=,.*"[]{}@é0') })
  const headers = fc.dictionary(
    fc.constantFrom('content-type', 'origin', 'sec-fetch-site', 'host', 'x-forwarded-for'),
    value,
  )
  await fc.assert(
    fc.asyncProperty(headers, async (changes) => {
      expect((await post('{}', changes)).status).toBeLessThan(500)
    }),
    { numRuns: RUNS },
  )
})
