import { describe, expect, test } from 'vitest'
import { aSubmission, VALID_TEXTS } from '../../scripts/harness/submission.ts'
import { HONEYPOT } from '../../src/inquiry/api.ts'
import { StoreUnavailableError } from '../../src/server/store/database.ts'
import { limiterWith, START, testApi } from '../support/api.ts'

const failureOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const details = await response.json()
  expect(details.status).toBe(response.status)
  return details
}

const codeOf = async (response: Response) => {
  const { status, code } = await failureOf(response)
  return [status, code]
}

describe('a valid inquiry', () => {
  test('is answered with 201 and its key, and is stored', async () => {
    const { post, store, token } = await testApi()
    const submission = aSubmission({ token, event: 'ai-workshop' })
    const response = await post(submission)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ id: submission.key })
    expect(await store.inquiries.list('regular')).toEqual([
      {
        id: submission.key,
        receivedAt: START,
        type: 'brand',
        language: 'de',
        ...VALID_TEXTS,
        profileLink: null,
        event: 'ai-workshop',
        flags: [],
      },
    ])
  })

  test('wakes the mail once it is stored', async () => {
    let calls = 0
    const { post, token } = await testApi({ onAccepted: () => (calls += 1) })
    await post(aSubmission({ token }))
    expect(calls).toBe(1)
  })

  test('is accepted again although the token or the language is another', async () => {
    const { post, store, token } = await testApi()
    const submission = aSubmission({ token })
    await post(submission)
    const response = await post({ ...submission, token: undefined, language: 'pl' })
    expect(response.status).toBe(201)
    expect(await store.inquiries.list('regular')).toHaveLength(1)
  })
})

describe('an invalid inquiry', () => {
  test('is answered with 422 and the first error of each field', async () => {
    const { post, store } = await testApi()
    const response = await post(
      aSubmission({
        type: 'influencer',
        name: ' ',
        email: 'anna@',
        profileLink: undefined,
        message: 'a\uD800b',
      }),
    )
    expect(response.status).toBe(422)
    expect(await failureOf(response)).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      code: 'invalid',
      fields: {
        name: 'required',
        email: 'emailFormat',
        profileLink: 'required',
        message: 'forbiddenCharacters',
      },
    })
    expect(await store.inquiries.list('regular')).toEqual([])
  })

  describe('from a page of another release', () => {
    const version = 'name: text 100'

    test('is answered as outdated: the page may lack the field that is wrong', async () => {
      const { post, store } = await testApi()
      const response = await post(aSubmission({ version, message: undefined }))
      expect(response.status).toBe(422)
      const details = await failureOf(response)
      expect(details.code).toBe('outdated')
      expect(details).not.toHaveProperty('fields')
      expect(await store.inquiries.list('regular')).toEqual([])
    })

    test('is stored anyway if it is valid, whatever else it sends', async () => {
      const { post, store, token } = await testApi()
      const submission = { ...aSubmission({ token, version }), formerHoneypot: '' }
      expect((await post(submission)).status).toBe(201)
      expect(await store.inquiries.list('regular')).toHaveLength(1)
    })
  })

  test('is answered with 422 when its key belongs to another inquiry', async () => {
    const { post, store, token } = await testApi()
    const submission = aSubmission({ token })
    await post(submission)
    const response = await post({ ...submission, message: 'Something else' })
    expect(await codeOf(response)).toEqual([422, 'keyReused'])
    expect(await store.inquiries.list('regular')).toMatchObject([{ message: VALID_TEXTS.message }])
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"key":'],
    ['no object', '[]'],
    ['null', 'null'],
    ['no key', JSON.stringify({ ...aSubmission(), key: undefined })],
    ['a key that is no UUID', JSON.stringify(aSubmission({ key: '1; drop table inquiries' }))],
    ['an unknown type', JSON.stringify({ ...aSubmission(), type: 'agency' })],
    ['an unknown language', JSON.stringify({ ...aSubmission(), language: 'xx' })],
    ['a number for a name', JSON.stringify({ ...aSubmission(), name: 5 })],
    ['an event that is no id', JSON.stringify(aSubmission({ event: '../x' }))],
    ['deep nesting', '['.repeat(8000)],
  ])('is answered with 400 when it is %s', async (_case, body) => {
    const { post } = await testApi()
    const response = await post(body)
    expect(await codeOf(response)).toEqual([400, 'malformed'])
  })

  test('is answered with 400 when it is not UTF-8', async () => {
    const { app } = await testApi()
    const text = JSON.stringify(aSubmission({ name: 'X' }))
    const body = Buffer.from(text)
    body[text.indexOf('X')] = 0xff
    const response = await app.request('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
  })

  test('is answered with 413 however large it claims not to be', async () => {
    const { app } = await testApi()
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(4096)),
    })
    const response = await app.request('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      // Required by fetch for a stream, missing in the types of this version.
      ...{ duplex: 'half' },
    })
    expect(await codeOf(response)).toEqual([413, 'tooLarge'])
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'is answered with 415 when it comes as "%s"',
    async (contentType) => {
      const { post } = await testApi()
      const response = await post(aSubmission(), { 'content-type': contentType })
      expect(await codeOf(response)).toEqual([415, 'unsupportedMediaType'])
    },
  )
})

describe('an inquiry from another site', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a foreign origin alone', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
    ['a sister site', { origin: 'https://blog.duet.example', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['one in an old browser', { origin: 'null', 'sec-fetch-site': undefined }],
    ['an origin that is no URL', { origin: '//duet.example', 'sec-fetch-site': undefined }],
    [
      'a name that only begins alike',
      { origin: 'http://duet.example.evil', 'sec-fetch-site': undefined },
    ],
  ])('is answered with 403: %s', async (_case, headers) => {
    const { post, store } = await testApi()
    const response = await post(aSubmission(), headers)
    expect(await codeOf(response)).toEqual([403, 'foreignOrigin'])
    expect(await store.inquiries.list('flagged')).toEqual([])
  })

  test.each([
    ['the default of nginx', { host: 'backend' }],
    ['a port that is the default one', { host: 'duet.example:80' }],
    ['capitals', { host: 'Duet.Example' }],
    ['a port and an old browser', { host: 'duet.example:80', 'sec-fetch-site': undefined }],
    ['capitals and an old browser', { host: 'DUET.example', 'sec-fetch-site': undefined }],
  ])('is not suspected when a proxy changes the Host: %s', async (_case, headers) => {
    const { post } = await testApi()
    expect((await post(aSubmission(), headers)).status).toBe(201)
  })

  test('is logged as a warning with the headers that the operator has to compare', async () => {
    const { post, lines } = await testApi()
    await post(aSubmission(), { host: 'backend', 'sec-fetch-site': undefined })
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        event: 'inquiry.foreignOrigin',
        origin: 'http://duet.example',
        host: 'backend',
      }),
    )
  })

  test('is accepted when SITE_ORIGINS names its origin', async () => {
    const { post } = await testApi({ ownOrigins: ['https://duet.agency'] })
    const response = await post(aSubmission(), {
      origin: 'https://duet.agency',
      'sec-fetch-site': 'cross-site',
    })
    expect(response.status).toBe(201)
  })
})

describe('what is not served', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is answered with 405 and the methods that are allowed',
    async (method) => {
      const { app } = await testApi()
      const response = await app.request('/api/inquiries', { method })
      expect(await codeOf(response)).toEqual([405, 'methodNotAllowed'])
      expect(response.headers.get('allow')).toBe('POST')
    },
  )

  test('an unknown path under /api is a plain 404', async () => {
    const { app } = await testApi()
    const response = await app.request('/api/nope')
    expect(await codeOf(response)).toEqual([404, 'notFound'])
  })
})

describe('a proxy in front', () => {
  const warningsOf = async (trustedProxies: number, forwardedFor: string | undefined) => {
    const { app, lines } = await testApi({ trustedProxies })
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    for (let visit = 0; visit < 3; visit += 1) await app.request('/api/form-token', { headers })
    return lines.filter((line) => line.includes('proxy.notTrusted')).length
  }

  test.each([
    ['is reported once where the settings do not count it', 1, 0, '198.51.100.7'],
    ['is not reported where the settings count it', 0, 1, '198.51.100.7'],
    ['is not reported where there is none', 0, 0, undefined],
  ])('%s', async (_what, times, trustedProxies, forwardedFor) => {
    expect(await warningsOf(trustedProxies, forwardedFor)).toBe(times)
  })
})

describe('a server in trouble', () => {
  test('answers 429 with Retry-After to an IP address that sends too much', async () => {
    const limiter = limiterWith({ perIp: 2, total: 100 }, () => START)
    const { post } = await testApi({ limiter })
    await post(aSubmission())
    await post(aSubmission())
    const response = await post(aSubmission())
    expect(await codeOf(response)).toEqual([429, 'tooMany'])
    expect(response.headers.get('retry-after')).toBe('300')
  })

  test('counts only stored inquiries towards the rate limit', async () => {
    const limiter = limiterWith({ perIp: 1, total: 1 }, () => START)
    const { post, token } = await testApi({ limiter })
    for (let count = 0; count < 50; count += 1) {
      expect((await post(aSubmission({ name: '' }))).status).toBe(422)
    }
    expect((await post(aSubmission())).status).toBe(201)
    expect((await post(aSubmission({ token }), {})).status).toBe(429)
  })

  test('counts an inquiry once, however often it is sent again', async () => {
    const limiter = limiterWith({ perIp: 2, total: 2 }, () => START)
    const { post, token } = await testApi({ limiter })
    const submission = aSubmission({ token })
    for (let count = 0; count < 10; count += 1) {
      expect((await post(submission)).status).toBe(201)
      expect((await post({ ...submission, message: 'else' })).status).toBe(422)
    }
    expect((await post(aSubmission({ token }))).status).toBe(201)
    expect((await post(aSubmission({ token }))).status).toBe(429)
    // Its answer was lost, say: nobody may be told that what is stored was not accepted.
    expect((await post(submission)).status).toBe(201)
    expect((await post({ ...submission, message: 'else' })).status).toBe(429)
    expect((await post(aSubmission({ token }))).status).toBe(429)
  })

  test('clears the flags when an unflagged retry comes, even beyond the rate limit', async () => {
    const limiter = limiterWith({ perIp: 2, total: 2 }, () => START)
    const { post, store, token } = await testApi({ limiter })
    const submission = aSubmission({ token: undefined })
    await post(aSubmission({ token }))
    await post(submission)
    expect((await post({ ...submission, token })).status).toBe(201)
    expect(await store.inquiries.list('flagged')).toEqual([])
  })

  test('refunds the rate limit for an inquiry that it could not store', async () => {
    const limiter = limiterWith({ perIp: 1, total: 1 }, () => START)
    let isDown = true
    const add = async () => {
      if (isDown) throw new StoreUnavailableError()
      return 'accepted' as const
    }
    const { post } = await testApi({ limiter, inquiries: { add, has: async () => false } })
    expect((await post(aSubmission())).status).toBe(503)
    isDown = false
    expect((await post(aSubmission())).status).toBe(201)
  })

  test('answers 503 with Retry-After when the store is not available, and logs why', async () => {
    const full = Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
    const add = async () => {
      throw new StoreUnavailableError(full)
    }
    const { post, lines } = await testApi({ inquiries: { add, has: add } })
    const response = await post(aSubmission())
    expect(await codeOf(response)).toEqual([503, 'unavailable'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'inquiry.notStored', errcode: 13 }),
    )
  })

  test('answers 503, not 429, as long as it cannot know whether a retry is stored', async () => {
    const limiter = limiterWith({ perIp: 1, total: 1 }, () => START)
    const has = async () => {
      throw new StoreUnavailableError()
    }
    const { post } = await testApi({ limiter, inquiries: { add: async () => 'accepted', has } })
    const submission = aSubmission()
    expect((await post(submission)).status).toBe(201)
    expect((await post(submission)).status).toBe(503)
  })

  test('answers 503 with Retry-After while it stops', async () => {
    const { post, app, store } = await testApi({ isDraining: () => true })
    const response = await post(aSubmission())
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await store.inquiries.list('flagged')).toEqual([])
    expect((await app.request('/readyz')).status).toBe(503)
    expect((await app.request('/livez')).status).toBe(200)
  })

  test('answers 500 to a bug and logs it without what the visitor typed', async () => {
    const add = async () => {
      throw new Error('cannot store anna@example.com')
    }
    const { post, lines } = await testApi({ inquiries: { add, has: add } })
    const response = await post(aSubmission())
    expect(await codeOf(response)).toEqual([500, 'internal'])
    expect(lines.join()).toContain('request.failed')
    expect(lines.join()).not.toContain('anna@example.com')
  })

  test('is not ready when its store does not answer', async () => {
    const { app, store } = await testApi()
    expect((await app.request('/readyz')).status).toBe(200)
    await store.close()
    expect((await app.request('/readyz')).status).toBe(503)
    expect((await app.request('/livez')).status).toBe(200)
  })
})

describe('a suspect inquiry', () => {
  test.each([
    ['its honeypot is filled', { [HONEYPOT]: 'https://spam.example' }, 'honeypot'],
    ['it has no token', { token: undefined }, 'tokenMissing'],
    ['its token is forged', { token: '1789000000000.AAAA' }, 'tokenInvalid'],
    ['it lists links', { message: 'http://a.co '.repeat(5) }, 'manyLinks'],
  ])('gets the same response and is flagged when %s', async (_case, changes, flag) => {
    const { post, store, token } = await testApi()
    const submission = aSubmission({ token, ...changes })
    const response = await post(submission)
    expect(response.status).toBe(201)
    expect(await store.inquiries.list('regular')).toEqual([])
    expect(await store.inquiries.list('flagged')).toMatchObject([
      { id: submission.key, flags: [flag] },
    ])
  })

  test('is one that was filled in faster than a person types', async () => {
    const { post, store, tokens } = await testApi()
    await post(aSubmission({ token: tokens.issue() }))
    expect(await store.inquiries.list('flagged')).toMatchObject([{ flags: ['tooFast'] }])
  })
})

test('the log has no personal data', async () => {
  const { post, lines, token } = await testApi()
  await post(aSubmission({ token, message: 'my secret wish' }))
  await post(aSubmission({ token, email: 'broken' }))
  const log = lines.join('\n')
  for (const secret of ['Anna', 'anna@example.com', 'secret wish', 'broken', '192.0.2.1']) {
    expect(log).not.toContain(secret)
  }
  expect(log).toContain('inquiry.stored')
})

test('the log tells refused clients apart without their IP addresses', async () => {
  const { post, lines, token } = await testApi()
  const sourceOfLast = () => JSON.parse(lines.at(-1) ?? '').source
  const refused = async (from: string) => {
    await post(aSubmission({ token, email: 'broken' }), { 'x-forwarded-for': from })
    return sourceOfLast()
  }
  const anna = await refused('192.0.2.1')
  expect(anna).toMatch(/^[\w-]{8}$/)
  expect(await refused('192.0.2.1')).toBe(anna)
  expect(await refused('192.0.2.2')).not.toBe(anna)
  expect(await refused('2001:db8:1:2::3')).toBe(await refused('2001:db8:1:2::4'))

  await post(aSubmission({ token }))
  expect(sourceOfLast()).toBeUndefined()
})
