import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { loadSite } from '../../src/server/pages.ts'
import { testApi } from '../support/api.ts'

const { pages: site } = await loadSite('dist/client')
const { app: pages } = await testApi({ pages: site })

const get = (path: string, headers: Record<string, string> = {}) =>
  pages.request(`http://localhost:3000${path}`, { headers })

test('each type of the contact form has its document; an unknown one gets the general', async () => {
  const title = async (path: string) => /<h2[^>]*>([^<]*)/.exec(await (await get(path)).text())?.[1]
  expect(await title('/en/contact?type=brand')).toBe('Partner With Us')
  expect(await title('/en/contact?type=influencer')).toBe('Join Our Network')
  expect(await title('/en/contact')).toBe('Send Us a Message')
  expect(await title('/en/contact?type=../../index')).toBe('Send Us a Message')
})

describe('redirects under a language', () => {
  test.each([
    ['/pl/nope', '/pl'],
    ['//pl//blog//', '/pl/blog'],
    ['/pl/%E0%A4%A', '/pl'],
    ['/pl/nope?utm=1', '/pl?utm=1'],
    [`/fr/${'x'.repeat(8000)}`, '/fr'],
  ])('%s goes to %s', async (path, target) => {
    const response = await get(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(target)
  })
})

describe('addresses without a language', () => {
  test.each(['/', '/blog', '/xx/blog', '//evil', '/%E0%A4%A'])(
    '%s gets the shell, which only the browser can send on',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      const html = await response.text()
      for (const { code } of LANGUAGES) expect(html).toContain(`href="/${code}"`)
    },
  )

  test.each([
    '/nope.png',
    '/pl/nope.png',
    '/assets/nope.js',
    '/favicon-nope.ico',
    '/.well-known/nope',
    '/.env',
    '/.git/config',
    '/brochure.pdf',
    '/xx/film.MP4',
    '/backup.tar.gz',
    '//evil.example',
  ])('%s is a plain 404', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch('text/plain')
  })

  test('nothing outside the site can be named', async () => {
    for (const path of [
      '/../csp.json',
      '/%2e%2e/csp.json',
      '/..%2fcsp.json',
      '/assets/../../csp.json',
    ]) {
      expect(await (await get(path)).text()).not.toContain('sha256-')
    }
  })
})

describe('files', () => {
  test('a hashed file may be kept for good, a document must be asked for again', async () => {
    const [stylesheet = ''] = /\/assets\/[^"]+\.css/.exec(await (await get('/en')).text()) ?? []
    expect((await get(stylesheet)).headers.get('cache-control')).toMatch('immutable')
    expect((await get('/en')).headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('Accept-Encoding "%s" is answered with %s', async (accepted, encoding) => {
    const response = await get('/en', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('the compressed copy is the same document', async () => {
    const plain = await (await get('/pl')).text()
    const packed = await (await get('/pl', { 'accept-encoding': 'gzip' })).arrayBuffer()
    expect(gunzipSync(packed).toString()).toBe(plain)
  })

  test('HEAD says what GET would, without the body', async () => {
    const response = await pages.request('http://localhost:3000/en', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    const whole = await (await get('/en')).arrayBuffer()
    expect(response.headers.get('content-length')).toBe(String(whole.byteLength))
  })

  test('other methods are refused with those that are not', async () => {
    const response = await pages.request('http://localhost:3000/en', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
