import { afterEach, describe, expect, test, vi } from 'vitest'
import { HONEYPOT, MIN_FILL_MS } from '../../../../src/inquiry/api.ts'
import { formVersion } from '../../../../src/inquiry/fields.ts'
import type { InquiryFailure } from '../../../../src/inquiry/inquiry-failure.ts'
import {
  createFormToken,
  postInquiry,
  randomKey,
} from '../../../../src/pages/contact/form/requests.ts'
import { submissionFromJson } from '../../../../src/server/submission.ts'
import { FORM_TOKEN_TIMEOUT_MS, INQUIRY_TIMEOUT_MS } from '../../../../src/tuning.ts'

const KEY = randomKey()
const ATTEMPT = {
  key: KEY,
  values: { type: 'brand' as const, name: 'Anna', email: 'anna@example.com', message: 'Hello.' },
}
const METADATA = { language: 'de', [HONEYPOT]: '', token: undefined }

afterEach(() => vi.unstubAllGlobals())

function post(answer: Response) {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(answer))
  return postInquiry(ATTEMPT, METADATA, new AbortController().signal)
}

test('what is sent is a submission as the server reads it', async () => {
  await post(Response.json({ id: KEY }, { status: 201 }))
  const [, request] = vi.mocked(fetch).mock.lastCall ?? []
  const body = new TextEncoder().encode(String(request?.body))
  expect(submissionFromJson(body.buffer)).toMatchObject({
    ...ATTEMPT.values,
    key: KEY,
    language: 'de',
    version: formVersion('brand'),
  })
})

const json = (status: number, body: object) => Response.json(body, { status })
const empty = (status: number, headers = {}) => new Response(null, { status, headers })

test('201 with our key is stored', async () => {
  expect(await post(json(201, { id: KEY }))).toEqual({ ok: true })
})

test.each<[answer: string, Response, InquiryFailure]>([
  ['201 with another key', json(201, { id: randomKey() }), { reason: 'unknown' }],
  ['201 with an unexpected body', json(201, {}), { reason: 'unknown' }],
  ['422 with an unexpected body', json(422, {}), { reason: 'unknown' }],
  ['200', new Response('<h1>Hello</h1>'), { reason: 'unknown' }],
  [
    '422 with field errors',
    json(422, { code: 'invalid', fields: { email: 'emailFormat' } }),
    { reason: 'rejected', fieldErrors: { email: 'emailFormat' } },
  ],
  ['422 for an outdated page', json(422, { code: 'outdated' }), { reason: 'outdated' }],
  [
    '422 for a field that the page does not have',
    json(422, { code: 'invalid', fields: { ofAnotherRelease: 'required' } }),
    { reason: 'outdated' },
  ],
  ['422 for a key of another inquiry', json(422, { code: 'keyReused' }), { reason: 'unknown' }],
  [
    '429 with Retry-After',
    empty(429, { 'Retry-After': '90' }),
    { reason: 'tooMany', retryAfterSeconds: 90 },
  ],
  ['429', empty(429), { reason: 'tooMany', retryAfterSeconds: 60 }],
])('%s is a failure with its reason', async (_answer, response, failure) => {
  expect(await post(response)).toEqual({ ok: false, failure })
})

test.each([400, 403, 404, 405, 413, 415, 503])('%i is retryable', async (status) => {
  expect(await post(empty(status))).toMatchObject({ failure: { reason: 'retryable' } })
})

test.each([500, 502, 504])('%i is unknown', async (status) => {
  expect(await post(empty(status))).toMatchObject({ failure: { reason: 'unknown' } })
})

test.each([201, 422])('%i of something that is not our server fails', async (status) => {
  await expect(post(new Response('<h1>Hello</h1>', { status }))).rejects.toThrow()
})

describe('the form token', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('is given up when its fetch hangs, early enough for the inquiry, and asked for again', async () => {
    const hung = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(hung.signal)
    const request = vi.fn<typeof fetch>(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () =>
            reject(new DOMException('', 'TimeoutError')),
          )
        }),
    )
    vi.stubGlobal('fetch', request)
    const token = createFormToken()
    const ready = token.ready()
    hung.abort()
    expect(await ready).toBeUndefined()
    expect(limit).toHaveBeenCalledWith(FORM_TOKEN_TIMEOUT_MS)
    expect(FORM_TOKEN_TIMEOUT_MS + MIN_FILL_MS).toBeLessThan(INQUIRY_TIMEOUT_MS)

    request.mockResolvedValue(Response.json({ token: 'late' }))
    expect(await token.ready()).toBe('late')
    expect(request).toHaveBeenCalledTimes(2)
  })
})
