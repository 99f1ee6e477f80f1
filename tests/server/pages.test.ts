import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HttpServer, listen } from '../../src/server/listen.ts'
import { loadSite, type Site, serveFromMemory } from '../../src/server/pages.ts'
import { testApi } from '../support/api.ts'

const FILES: Record<string, string | Buffer> = {
  'csp.json': '{"/en/index.html":["sha256-inline"]}',
  'server/response.js': `
    export const renderResponse = async () => ''
    let rendered = 0
    export const renderNotFound = async (language) => {
      rendered += 1
      return '<h1>Nothing here in ' + language + '</h1><p>' + rendered
    }
  `,
  'site/index.html': '<title>Shell</title>',
  'site/en/index.html': '<title>Duet</title>',
  'site/en/index.html.gz': gzipSync('<title>Duet</title>'),
  'site/en/contact/index.html': '<title>Contact</title>',
  'site/en/contact/brand.html': '<title>Brands</title>',
  'site/en/contact/event-x.html': '<title>Event x</title>',
  'site/en/contact/brand-event-x.html': '<title>Brands, event x</title>',
  'site/assets/a-1.js': 'alert(1)',
  'site/og/en.png': 'png',
}

const isEncrypted = (forwardedProto: string | undefined) => forwardedProto === 'https'

let directory: string
let site: Site
let server: HttpServer
/** The same site without the short way */
let appAlone: HttpServer

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'duet-pages-'))
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), content)
  }
  site = await loadSite(join(directory, 'site'))
  const { app } = await testApi({ pages: site.pages, isEncrypted })
  const anyPort = { host: '127.0.0.1', port: 0 }
  const fromMemory = serveFromMemory(site.responses, isEncrypted)
  server = await listen({ fetch: app.fetch, serveFromMemory: fromMemory }, anyPort)
  appAlone = await listen(app, anyPort)
})
afterAll(async () => {
  await Promise.all([server.close(), appAlone.close()])
  await rm(directory, { recursive: true })
})

async function ask(
  { port }: HttpServer,
  path: string,
  { method = 'GET', ...headers }: OutgoingHttpHeaders & { method?: string } = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined
    headers: IncomingHttpHeaders
    body: string
  }>()
  request({ port, path, method, headers: { connection: 'close', ...headers } }, (response) => {
    buffer(response).then(
      (body) =>
        resolve({
          status: response.statusCode,
          headers: { ...response.headers, date: undefined },
          body: body.toString('latin1'),
        }),
      reject,
    )
  })
    .on('error', reject)
    .end()
  return promise
}

const ADDRESSES = [
  ['/', 'Shell'],
  ['/en', 'Duet'],
  ['/en/contact', 'Contact'],
  ['/en/contact?type=brand', 'Brands'],
  ['/en/contact?event=x', 'Event x'],
  ['/en/contact?type=brand&event=x', 'Brands, event x'],
  ['/assets/a-1.js', 'alert'],
  ['/og/en.png', 'png'],
] as const

test.each([
  ['/en/contact?event=x&type=brand', 'Brands, event x'],
  ['/en/contact?type=brand&event=unknown', 'Brands'],
  ['/en/contact?type=unknown&event=x', 'Event x'],
])('%s is the form that comes nearest', async (path, content) => {
  expect((await ask(server, path)).body).toContain(content)
})

describe('what is answered at once', () => {
  test.each(ADDRESSES)('is %s', async (path, content) => {
    expect(site.responses.has(path)).toBe(true)
    expect((await ask(server, path)).body).toContain(content)
  })

  test('is every file of the site, and nothing else', () => {
    expect([...site.responses.keys()].toSorted()).toEqual(
      ADDRESSES.map(([path]) => path).toSorted(),
    )
  })
})

describe.each([
  ['asked for', {}],
  ['asked for its head', { method: 'HEAD' }],
  ['asked for compressed', { 'accept-encoding': 'br, gzip;q=0.5' }],
  ['asked for uncompressed', { 'accept-encoding': 'gzip;q=0' }],
  ['asked for by https', { 'x-forwarded-proto': 'https' }],
  ['asked for with any method', { method: 'DELETE' }],
  ['had already', { 'if-none-match': 'W/"other", *' }],
  ['had in an older version', { 'if-none-match': '"older"' }],
])('%s', (_case, options) => {
  test.each([
    ...ADDRESSES.map(([path]) => path),
    '/en?utm=1',
    '/en/contact?type=../brand',
    '/en/contact?utm=1&type=brand',
    '/en/contact/brand.html',
    '/en/index.html',
    '/en/brochure.pdf',
    '/EN/',
    '/site/../en',
    '/assets/nope.js',
    '/../csp.json',
  ])('%s gets the same answer as from the app', async (path) => {
    expect(await ask(server, path, options)).toEqual(await ask(appAlone, path, options))
  })
})

describe('a file that is not there', () => {
  const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  test.each([
    ['/nothing.txt', 'pl-PL,de;q=0.8', 'pl'],
    ['/nothing.txt', 'fil, nb;q=0.9, fr;q=0.7', 'no'],
    ['/nothing.txt', 'en;q=0.2, es;q=0.9', 'es'],
    ['/nothing.txt', 'fi', 'en'],
    ['/nothing.txt', undefined, 'en'],
    ['/assets/gone-1.js', 'ru', 'ru'],
    ['/api/nothing', 'de', 'de'],
    ['/en/brochure.pdf', 'ru', 'ru'],
    ['/pl/blog/.hidden', 'ru', 'ru'],
  ])('is a page of the site to a person: %s, in %s', async (path, accepted, language) => {
    const { status, headers, body } = await ask(server, path, {
      ...person,
      ...(accepted && { 'accept-language': accepted }),
    })
    expect({ status, body }).toEqual({
      status: 404,
      body: expect.stringContaining(`<h1>Nothing here in ${language}</h1>`),
    })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language',
    })
    expect(headers['content-security-policy']).toContain("style-src 'self'")
  })

  test('is a page that was rendered once, however many of them are asked for', async () => {
    const bodies = [1, 2, 3].map(async (n) => (await ask(server, `/gone-${n}.txt`, person)).body)
    expect(new Set(await Promise.all(bodies)).size).toBe(1)
  })

  test.each([['*/*'], ['image/avif,image/webp,*/*'], [undefined]])(
    'is plain text to what accepts %s',
    async (accept) => {
      const { status, headers, body } = await ask(server, '/nothing.txt', accept ? { accept } : {})
      expect({ status, body }).toEqual({ status: 404, body: 'Not found' })
      expect(headers['content-type']).toContain('text/plain')
    },
  )
})

test('a browser that has the compressed page is told so, by its own validator', async () => {
  const compressed = { 'accept-encoding': 'gzip' }
  const { headers } = await ask(server, '/en', compressed)
  const again = { 'if-none-match': headers.etag, ...compressed }
  expect(await ask(server, '/en', again)).toMatchObject({ status: 304, body: '' })
  expect(await ask(server, '/en', { 'if-none-match': headers.etag })).toMatchObject({ status: 200 })
})

test('a document carries the hashes of its own scripts', async () => {
  const policy = async (path: string) =>
    (await ask(server, path)).headers['content-security-policy']
  expect(await policy('/en')).toContain("'sha256-inline'")
  expect(await policy('/en/contact')).not.toContain('sha256')
})
