import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { aSubmission } from '../../scripts/harness/submission.ts'
import { isEncrypted } from '../../src/server/request.ts'
import { documentHeaders, fileHeaders, NOTHING_INLINE } from '../../src/server/security-headers.ts'
import { testApi } from '../support/api.ts'

const siteApp = new Hono()
  .get('/en', (context) => context.html('<p>', 200, documentHeaders(NOTHING_INLINE)))
  .get('/assets/a.js', (context) => context.body('1', 200, fileHeaders('/assets/a.js')))
  .get('/pl/nope', (context) => context.redirect('/pl'))
  .get('/bug', () => {
    throw new Error('bug')
  })

const { app, post } = await testApi({
  createSiteApp: () => siteApp,
  ownOrigins: ['https://duet.example'],
})

const RESPONSES: [string, () => Response | Promise<Response>][] = [
  ['a page', () => app.request('/en')],
  ['a file', () => app.request('/assets/a.js')],
  ['a redirect', () => app.request('/pl/nope')],
  ['a missing file', () => app.request('/nope.png')],
  ['a bug', () => app.request('/bug')],
  ['a method that is not allowed', () => app.request('/api/inquiries', { method: 'PUT' })],
  ['a missing path of the API', () => app.request('/api/nope')],
  ['a token', () => app.request('/api/form-token')],
  ['an inquiry', () => post(aSubmission())],
  ['a problem', () => post('{')],
  ['the probes', () => app.request('/livez')],
  ['the probe of the store', () => app.request('/readyz')],
]

test.each(RESPONSES)('%s has every security header', async (name, respond) => {
  const headers = Object.fromEntries((await respond()).headers)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; .*frame-ancestors 'none'/,
    ),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*(?:unsafe-|\*|:)/)
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  // What is no page and no file is kept by no cache.
  if (!['a page', 'a file'].includes(name)) expect(headers['cache-control']).toBe('no-store')
})

test('the pictures of a page may be shown by others, for its link', () => {
  expect(fileHeaders('/og/en.png')['cross-origin-resource-policy']).toBe('cross-origin')
})

describe('a visitor came by https', () => {
  test.each([
    ['when our proxy says so', 'https', 1, [], true],
    ['not when our proxy says otherwise', 'http', 1, ['https://duet.example'], false],
    ['not when somebody else than our proxy says so', 'https', 0, [], false],
    ['when the site has no origin without it', undefined, 0, ['https://duet.example'], true],
    [
      'not when the site has an origin without it',
      undefined,
      0,
      ['https://duet.example', 'http://duet.example'],
      false,
    ],
    ['not when neither a proxy nor an origin says so', undefined, 0, [], false],
  ])('%s', (_case, proto, trustedProxies, ownOrigins, expected) => {
    expect(isEncrypted(proto, { trustedProxies, ownOrigins })).toBe(expected)
  })
})
