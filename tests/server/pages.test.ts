import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite, type Site } from '../../src/server/pages.ts'
import { FORM_PARAMETERS } from '../../src/urls/pages.ts'
import { limiterWith, START, testApi } from '../support/api.ts'

/** A parameter that a page hands to the form */
const [HANDED = ''] = FORM_PARAMETERS

const FILES: Record<string, string | Buffer> = {
  'csp.json': '{"/en/index.html":{"scripts":["sha256-script"],"styles":["sha256-style"]}}',
  'server/server-renderers.js': `
    export const renderResponse = async () => ''
    export const contentForQuery = async (language, { ${HANDED}, half, voice }) => ({
      duet: voice === '50000001' ? voice : undefined,
      message: ${HANDED} === 'known' ? 'Wir verkaufen Parfum.' : '',
      partnerName: half ?? '',
      invitation: half + ' hat die andere.',
    })
    let rendered = 0
    export const renderNotFound = async (language) => {
      rendered += 1
      return '<h1>Nothing here in ' + language + '</h1><p>' + rendered
    }
  `,
  'site/index.html': '<title>Shell</title>',
  'site/en/index.html': '<title>Duet</title>',
  'site/en/index.html.gz': gzipSync('<title>Duet</title>'),
  'site/en/index.html.br': brotliCompressSync('<title>Duet</title>'),
  'site/en/contact/index.html': '<title>Contact</title>',
  'site/en/contact/type=brand.html': '<title>Brands</title>',
  'site/en/contact/event=x.html': '<title>Event x</title>',
  'site/de/index.html': '<section id="duet"></section>',
  'site/de/contact/type=influencer.html': '<input name="profileLink">',
  'site/de/contact/type=brand.html': '<textarea name="message" rows="6"></textarea>',
  'site/de/contact/event=x.html':
    '<style>.a[data-half=""]{color:red}</style><div data-half="" class="a"></div><p data-invitation="" class="b">Anmeldung</p>',
  'site/assets/a-1.js': 'alert(1)',
  'site/og/en.png': 'png',
}

let directory: string
let site: Site
let app: Hono

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'duet-pages-'))
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), content)
  }
  site = await loadSite(join(directory, 'site'))
  app = (await testApi(site)).app
})
afterAll(() => rm(directory, { recursive: true }))

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`http://localhost:3000${path}`, { headers })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

test.each([
  ['/', 'Shell'],
  ['/blog', 'Shell'],
  ['/xx/blog', 'Shell'],
  ['//evil', 'Shell'],
  ['/%E0%A4%A', 'Shell'],
  ['/en', 'Duet'],
  ['/en/contact', 'Contact'],
  ['/en/contact?type=brand', 'Brands'],
  ['/en/contact?event=x', 'Event x'],
  ['/en/contact?type=brand&event=x', 'Event x'],
  ['/en/contact?type=brand&event=unknown', '<title>Brands</title>'],
  ['/en/contact?type=unknown&event=x', 'Event x'],
  ['/en/contact?type=brand%26event%3Dx', 'Contact'],
  ['/en/contact?utm=1&type=brand', 'Brands'],
  ['/en/contact?type=../brand', 'Contact'],
  ['/en?utm=1', 'Duet'],
  ['/assets/a-1.js', 'alert'],
  ['/og/en.png', 'png'],
])('%s is served', async (path, content) => {
  expect(await get(path)).toMatchObject({ status: 200, body: expect.stringContaining(content) })
})

test.each([
  '/en/contact/type=brand.html',
  '/en/index.html',
  '/assets/nope.js',
  '/pl/nope.png',
  '/xx/film.MP4',
  '/.env',
  '/.git/config',
  '/.well-known/nope',
  '//evil.example',
  '/../csp.json',
  '/%2e%2e/csp.json',
  '/..%2fcsp.json',
  '/assets/../../csp.json',
])('%s is not served', async (path) => expect((await get(path)).status).toBe(404))

test.each([
  ['/pl/nope', '/pl'],
  ['//pl//blog//', '/pl/blog'],
  ['/pl/%E0%A4%A', '/pl'],
  ['/pl/nope?utm=1', '/pl?utm=1'],
  [`/fr/${'x'.repeat(8000)}`, '/fr'],
])('%s redirects to %s', async (path, target) => {
  const { status, headers } = await get(path)
  expect(status).toBe(302)
  expect(headers.get('location')).toBe(target)
})

test('a hashed file may be kept for good, a document must be asked for again', async () => {
  expect((await get('/assets/a-1.js')).headers.get('cache-control')).toMatch('immutable')
  expect((await get('/en')).headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('Accept-Encoding "%s" is answered with %s', async (accepted, encoding) => {
  const { headers } = await get('/en', { 'accept-encoding': accepted })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toBe('Accept-Encoding')
})

test.each([
  ['filled in from its query', '/de?voice=50000001', 200],
  ['of a missing file', '/nothing.txt', 404],
])('a page %s is compressed for who accepts it', async (_, path, status) => {
  const ask = (accepted: string) =>
    app.request(path, { headers: { accept: 'text/html', 'accept-encoding': accepted } })
  const [plain, compressed] = await Promise.all(['identity', 'gzip, br'].map(ask))
  expect([plain?.status, compressed?.status]).toEqual([status, status])
  expect(plain?.headers.get('content-encoding')).toBeNull()
  expect(compressed?.headers.get('content-encoding')).toBe('gzip')
  expect(compressed?.headers.get('vary')).toContain('Accept-Encoding')
  const bytes = (await compressed?.arrayBuffer()) ?? new ArrayBuffer()
  expect(gunzipSync(bytes).toString()).toBe(await plain?.text())
})

test('HEAD says what GET would, without the body', async () => {
  const response = await app.request('/en', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
  expect(response.headers.get('content-length')).toBe(String('<title>Duet</title>'.length))
})

test('other methods get 405 with the allowed ones', async () => {
  const response = await app.request('/en', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

describe('a file that is not there', () => {
  const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  test.each([
    ['/nothing.txt', 'pl-PL,de;q=0.8', 'pl'],
    ['/nothing.txt', 'fil, nb;q=0.9, fr;q=0.7', 'no'],
    ['/nothing.txt', 'en;q=0.2, es;q=0.9', 'es'],
    ['/nothing.txt', 'fi', 'en'],
    ['/nothing.txt', 'de;q=0, xx', 'en'],
    ['/nothing.txt', undefined, 'en'],
    ['/assets/gone-1.js', 'ru', 'ru'],
    ['/api/nothing', 'de', 'de'],
    ['/en/brochure.pdf', 'ru', 'en'],
    ['/pl/blog/.hidden', 'ru', 'pl'],
  ])('is a page of the site to a person: %s, in %s', async (path, accepted, language) => {
    const { status, headers, body } = await get(path, {
      ...person,
      ...(accepted && { 'accept-language': accepted }),
    })
    expect({ status, body }).toEqual({
      status: 404,
      body: expect.stringContaining(`<h1>Nothing here in ${language}</h1>`),
    })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language, Accept-Encoding',
    })
    expect(headers.get('content-security-policy')).toContain("style-src 'self'")
  })

  test('is missing below /api by every method', async () => {
    const response = await app.request('/api/nothing', { method: 'POST', headers: person })
    expect(response.status).toBe(404)
  })

  test('is a page that was rendered once, however many are requested', async () => {
    const bodies = [1, 2, 3].map(async (n) => (await get(`/gone-${n}.txt`, person)).body)
    expect(new Set(await Promise.all(bodies)).size).toBe(1)
  })

  test.each([['*/*'], ['image/avif,image/webp,*/*'], [undefined]])(
    'is plain text to what accepts %s',
    async (accept) => {
      const { status, headers, body } = await get('/nothing.txt', accept ? { accept } : {})
      expect({ status, body }).toEqual({ status: 404, body: 'Not found' })
      expect(headers.get('content-type')).toContain('text/plain')
    },
  )
})

test('a browser with the compressed page cached gets 304, by the validator of that encoding', async () => {
  const compressed = { 'accept-encoding': 'gzip' }
  const { headers } = await get('/en', compressed)
  const cached = { 'if-none-match': `"other", W/${headers.get('etag')}` }
  expect(await get('/en', { ...compressed, ...cached })).toMatchObject({ status: 304, body: '' })
  expect(await get('/en', cached)).toMatchObject({ status: 200 })
})

test('a document carries the hashes of its own scripts and styles', async () => {
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy')
  expect(await policy('/en')).toContain(
    "script-src 'self' 'sha256-script'; style-src 'self' 'sha256-style';",
  )
  expect(await policy('/en/contact')).not.toContain('sha256')
})

// What it says is in tests/built/filled-pages.test.ts.
describe('a page to fill in from its query', () => {
  test.each([
    ['/de', 'index'],
    ...['', '60000000'].map((voice) => [`/de?voice=${voice}`, 'index']),
    ...['', 'a', '"><script>', 'a'.repeat(31)].map((handle) => [
      `/de/contact?type=influencer&handle=${encodeURIComponent(handle)}`,
      'contact/type=influencer',
    ]),
    ...['', 'unknown'].map((value) => [
      `/de/contact?type=brand&${HANDED}=${value}`,
      'contact/type=brand',
    ]),
  ])('is the prerendered one when the query is not valid: %s', async (path, file) => {
    expect((await get(path)).body).toBe(FILES[`site/de/${file}.html`])
  })

  test('has the query escaped, and is kept out of search engines when it has a name', async () => {
    const path = `/de/contact?event=x&half=${encodeURIComponent("D'Arcy <$&b>")}`
    const { body, headers } = await get(path)
    expect(body).toBe(
      '<style>.a[data-half=""]{color:red}</style><div data-half="D&#x27;Arcy &lt;$&amp;b&gt;" class="a"></div>' +
        '<p data-invitation="" class="b">D&#x27;Arcy &lt;$&amp;b&gt; hat die andere.</p>',
    )
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect((await get('/de/contact?event=x')).headers.get('x-robots-tag')).toBeNull()
  })

  test('keeps the document’s headers, but is kept by no cache', async () => {
    const [plain, filled] = await Promise.all(
      ['/de', '/de?voice=50000001'].map((path) => get(path)),
    )
    const policy = 'content-security-policy'
    expect(filled?.headers.get(policy)).toBe(plain?.headers.get(policy))
    expect(plain?.headers.get('etag')).toBeTruthy()
    expect(filled?.headers.get('etag')).toBeNull()
    expect(filled?.headers.get('cache-control')).toBe('no-store')
  })

  test('is the prerendered one for an IP address that asks too much, and for no other', async () => {
    const renderLimiter = limiterWith({ perIp: 2, total: Infinity }, () => START)
    const limited = (await testApi({ ...site, renderLimiter })).app
    const isFilled = async (path: string, ip = '192.0.2.1') => {
      const response = await limited.request(path, { headers: { 'x-forwarded-for': ip } })
      expect(response.status).toBe(200)
      return (await response.text()).includes('50000001')
    }
    const path = '/de?voice=50000001'
    // A query that is of another page asks for nothing.
    expect(await isFilled('/de/contact?type=brand&voice=50000001')).toBe(false)
    expect([await isFilled(path), await isFilled(path)]).toEqual([true, true])
    expect(await isFilled(path)).toBe(false)
    expect(await isFilled(path, '192.0.2.2')).toBe(true)
  })

  test('does not count towards the limit when nothing is filled in', async () => {
    const renderLimiter = limiterWith({ perIp: 1, total: Infinity }, () => START)
    const { app, postForm } = await testApi({ ...site, renderLimiter })
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    for (const method of ['GET', 'HEAD', 'GET'])
      await app.request('/en/contact?event=x&type=brand', { method, headers })
    const mistake = { type: 'brand', language: 'en', name: '' }
    expect((await postForm(mistake)).status).toBe(422)
    // The form was one too many for this one.
    const form = '/de/contact?type=influencer&handle=anna'
    expect(await (await app.request(form, { headers })).text()).not.toContain('anna')
  })
})
