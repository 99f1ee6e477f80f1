import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { aSubmission } from '../../scripts/harness/submission.ts'
import { isEncrypted } from '../../src/server/request.ts'
import { documentHeaders, fileHeaders } from '../../src/server/security-headers.ts'
import { testApi } from '../support/api.ts'

const YEAR_S = 31_536_000

const pages = new Hono()
  .get('/en', (context) => context.html('<p>', 200, documentHeaders(['sha256-x'])))
  .get('/assets/a.js', (context) => context.body('1', 200, fileHeaders('/assets/a.js')))
  .get('/pl/nope', (context) => context.redirect('/pl'))
  .get('/bug', () => {
    throw new Error('bug')
  })

const { app, post } = await testApi({ pages, isEncrypted: () => true })

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

describe.each(RESPONSES)('%s', (name, respond) => {
  test('would be graded A+ by the HTTP Observatory', async () => {
    expect(gradeOf((await respond()).headers)).toBeGreaterThanOrEqual(100)
  })

  test('is kept by no cache, unless it is a page or a file', async () => {
    const { headers } = await respond()
    if (name !== 'a page' && name !== 'a file')
      expect(headers.get('cache-control')).toBe('no-store')
  })
})

/**
 * The rules of Mozilla's HTTP Observatory (https://developer.mozilla.org/observatory/docs/tests_and_scoring)
 * that concern headers, 100 points and what each rule takes or adds. It grades A+ from 100 on.
 */
function gradeOf(headers: Headers): number {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values] as const
    }),
  )
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*']
  const isUnsafe = (values: readonly string[]) =>
    values.some((value) => /unsafe-|^\*$|^https?:$|^data:$/.test(value))
  const isStrictByDefault = policy.get('default-src')?.join() === "'none'"
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])

  const rules = [
    policy.size <= 1 || isUnsafe(scripts) ? -25 : isUnsafe(styles) ? 0 : isStrictByDefault ? 10 : 5,
    headers.has('set-cookie') ? -40 : 0,
    headers.has('access-control-allow-origin') ? -50 : 0,
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    )
      ? 5
      : 0,
    maxAge >= YEAR_S ? 0 : -20,
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    policy.get('frame-ancestors')?.join() === "'none'" ? 5 : -20,
    headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  ]
  return rules.reduce((sum, points) => sum + points, 100)
}

test('the grade falls with each header that is missing', () => {
  const whole = { ...documentHeaders([]), 'strict-transport-security': `max-age=${YEAR_S}` }
  for (const name of Object.keys(whole)) {
    if (/opener|permissions|frame-options/.test(name)) continue
    const headers = new Headers(whole)
    headers.delete(name)
    expect(gradeOf(headers)).toBeLessThan(gradeOf(new Headers(whole)))
  }
})

test('the pictures of a page may be shown by others, for its link', () => {
  expect(fileHeaders('/og/en.png')['cross-origin-resource-policy']).toBe('cross-origin')
})

test.each(['/livez', '/api/form-token', '/nope.png'])('HEAD %s has a length', async (path) => {
  const length = (await app.request(path, { method: 'HEAD' })).headers.get('content-length')
  expect(Number(length)).toBe((await (await app.request(path)).arrayBuffer()).byteLength)
})

describe('a visitor came by https', () => {
  test.each([
    ['when our proxy says so', 'https', 1, [], true],
    ['not when the proxy says otherwise', 'http', 1, ['https://duet.example'], false],
    ['not when anybody says so', 'https', 0, [], false],
    ['when the site has no other address', undefined, 0, ['https://duet.example'], true],
    ['not when it has', undefined, 0, ['https://duet.example', 'http://duet.example'], false],
    ['not when nobody knows', undefined, 0, [], false],
  ])('%s', (_case, proto, trustedProxies, ownOrigins, expected) => {
    expect(isEncrypted(proto, { trustedProxies, ownOrigins })).toBe(expected)
  })
})
