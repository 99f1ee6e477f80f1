import { describe, expect, test } from 'vitest'
import { formVersion } from '../../../../src/contact/fields.ts'
import { postInquiry } from '../../../../src/pages/contact/post-inquiry.ts'
import { randomKey } from '../../../../src/pages/contact/random-key.ts'
import { submissionFromJson } from '../../../../src/server/submission.ts'

const KEY = randomKey()
const ATTEMPT = {
  key: KEY,
  values: { type: 'brand', name: 'Anna', email: 'anna@example.com', message: 'Hello.' },
}
const CIRCUMSTANCES = { language: 'de', website: '', token: undefined }

const post = (answer: Response, requests: RequestInit[] = []) =>
  postInquiry(
    ATTEMPT,
    CIRCUMSTANCES,
    async (_input, init) => {
      requests.push(init ?? {})
      return answer
    },
    new AbortController().signal,
  )

const failure = (reason: string, details = {}) => ({ ok: false, failure: { reason, ...details } })

test('what is sent is a submission as the server reads it', async () => {
  const requests: RequestInit[] = []
  await post(Response.json({ id: KEY }, { status: 201 }), requests)
  const body = new TextEncoder().encode(String(requests[0]?.body))
  expect(submissionFromJson(body.buffer)).toMatchObject({
    ...ATTEMPT.values,
    key: KEY,
    language: 'de',
    version: formVersion('brand'),
  })
})

test('keys are unique', () => {
  expect(new Set(Array.from({ length: 1000 }, randomKey)).size).toBe(1000)
})

describe('the outcome of a response', () => {
  test('201 with our key is stored', async () => {
    expect(await post(Response.json({ id: KEY }, { status: 201 }))).toEqual({ ok: true })
  })

  test('201 with another key is unknown', async () => {
    const answer = Response.json({ id: randomKey() }, { status: 201 })
    expect(await post(answer)).toEqual(failure('unknown'))
  })

  test.each([201, 422])('%i with an unexpected body is unknown', async (status) => {
    expect(await post(Response.json({}, { status }))).toEqual(failure('unknown'))
    await expect(post(new Response('<h1>Hello</h1>', { status }))).rejects.toThrow()
  })

  test('200 is unknown', async () => {
    expect(await post(new Response('<h1>Hello</h1>'))).toEqual(failure('unknown'))
  })

  test('422 has the field errors', async () => {
    const answer = Response.json(
      { code: 'invalid', fields: { email: 'emailFormat' } },
      { status: 422 },
    )
    expect(await post(answer)).toEqual(
      failure('rejected', { fieldErrors: { email: 'emailFormat' } }),
    )
  })

  test.each([
    ['says that the page is outdated', { code: 'outdated' }],
    [
      'of another release names a field that the page does not have',
      { code: 'invalid', fields: { ofAnotherRelease: 'required' } },
    ],
  ])('422 that %s asks for a reload', async (_what, body) => {
    expect(await post(Response.json(body, { status: 422 }))).toEqual(failure('outdated'))
  })

  test('422 for a key of another inquiry is unknown', async () => {
    const answer = Response.json({ code: 'keyReused' }, { status: 422 })
    expect(await post(answer)).toEqual(failure('unknown'))
  })

  test('429 has the delay of Retry-After', async () => {
    const answer = new Response(null, { status: 429, headers: { 'Retry-After': '90' } })
    expect(await post(answer)).toEqual(failure('tooMany', { retryAfterSeconds: 90 }))
  })

  test('429 without Retry-After has a default delay', async () => {
    const answer = new Response(null, { status: 429 })
    expect(await post(answer)).toEqual(failure('tooMany', { retryAfterSeconds: 60 }))
  })

  test.each([400, 403, 404, 405, 413, 415, 503])('%i is retryable', async (status) => {
    expect(await post(new Response(null, { status }))).toEqual(failure('retryable'))
  })

  test.each([500, 502, 504])('%i is unknown', async (status) => {
    expect(await post(new Response(null, { status }))).toEqual(failure('unknown'))
  })
})
