import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, isNginxInstalled, type Nginx, startNginx } from '../../scripts/harness/nginx.ts'
import {
  type ServerProcess,
  serverDirectory,
  startServerProcess,
} from '../../scripts/harness/server-process.ts'
import { EVENT_IDS } from '../../src/content/event-ids.ts'
import { documentHeaders } from '../../src/server/security-headers.ts'
import { PAGE_PATHS } from '../../src/urls/location.ts'

/** What a host decides for itself, and what is the same by other means */
const OWN_HEADERS = [
  'connection',
  'date',
  'etag',
  'keep-alive',
  'server',
  'last-modified',
  'accept-ranges',
  'transfer-encoding',
  'content-length',
  'content-type',
  'vary',
]

const [EVENT] = EVENT_IDS

describe.skipIf(!isNginxInstalled)('the files on nginx, as the build configures it', () => {
  let directory: Awaited<ReturnType<typeof serverDirectory>>
  let server: ServerProcess
  let nginx: Nginx
  let url: string

  beforeAll(async () => {
    directory = await serverDirectory()
    server = await startServerProcess({ ...directory.environment, SITE_DIR: 'dist/client' })
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const configuration = (await readFile('dist/static-host/nginx.conf', 'utf8'))
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('/srv/duet/dist/client', resolve('dist/client'))
      .replace('http://127.0.0.1:3000', server.url)
    nginx = await startNginx(configuration, port)
  })
  afterAll(async () => {
    await nginx.stop()
    await server.end('SIGTERM')
    await directory.remove()
  })

  const answerOf = async (origin: string, path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.includes(name))
    return {
      status: response.status,
      headers: Object.fromEntries(headers),
      body: await response.text(),
    }
  }

  test.each([
    '/',
    ...PAGE_PATHS,
    '/en/contact?type=brand',
    `/en/contact?event=${EVENT}`,
    `/pl/contact?type=influencer&event=${EVENT}`,
    '/pl/contact?type=brand&event=unknown',
    '/pl/contact?type=unknown&event=unknown',
    '/sitemap.xml',
    '/og/de/blog.png',
    '/favicon.ico',
    '/somewhere/else',
  ])('%s is answered as by our server', async (path) => {
    expect(await answerOf(url, path)).toEqual(await answerOf(server.url, path))
  })

  test.each([
    '/en/index.html',
    '/assets/missing.js',
    '/missing.png',
    '/.env',
    '/en/contact?type=../../../../csp',
  ])('%s shows nothing that our server does not show', async (path) => {
    const [theirs, ours] = [await answerOf(url, path), await answerOf(server.url, path)]
    const shown = ({ status, body }: typeof ours) => (status === 200 ? body : null)
    expect(shown(theirs)).toBe(shown(ours))
  })

  test('an address with a slash at its end is sent to the page', async () => {
    const response = await fetch(`${url}/en/blog/?page=2`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/en/blog?page=2')
  })

  test('the API is the server’s', async () => {
    expect((await fetch(`${url}/api/form-token`)).status).toBe(200)
  })
})

describe('the folder for Netlify and Cloudflare Pages', () => {
  const published = (file: string) => readFile(join('dist/static-host/site', file), 'utf8')

  test('has a document at the address of each page, with its own policy', async () => {
    const hashes: Record<string, string[]> = JSON.parse(await readFile('dist/csp.json', 'utf8'))
    for (const [path, file] of [
      ['', 'index.html'],
      ...PAGE_PATHS.map((page) => [page, `${page}.html`]),
    ] as const) {
      const [html, original] = [
        await published(file),
        await readFile(`dist/client${path}/index.html`, 'utf8'),
      ]
      const [element = '', policy = ''] =
        /<meta http-equiv="content-security-policy" content="([^"]*)"\/>/.exec(html) ?? []
      expect(html.replace(element, '')).toBe(original)
      expect(`${policy}; frame-ancestors 'none'`).toBe(
        documentHeaders(hashes[`${path}/index.html`] ?? [])['content-security-policy'],
      )
    }
  })

  test('has nothing that would be redirected to an address with a slash at its end', async () => {
    const files = await readdir('dist/static-host/site', { recursive: true })
    expect(files.filter((file) => basename(file) === 'index.html')).toEqual(['index.html'])
  })

  test('answers an address that it does not know with the shell', async () => {
    expect(await published('404.html')).toBe(await published('index.html'))
  })

  test('has every document that a redirect names, and sends the form nearest to the address', async () => {
    const rules = (await published('_redirects')).trim().split('\n')
    expect(rules).toHaveLength(3 * EVENT_IDS.length + 2)
    for (const rule of rules) {
      const [from = '', ...rest] = rule.split(' ')
      const [to = '', status] = rest.slice(-2)
      expect(status).toBe('200!')
      await expect(published(to.replace(':lang', 'en'))).resolves.toContain('<form')
      expect(from).toBe('/:lang/contact')
    }
    const parameters = rules.map((rule) => rule.split(' ').length)
    expect(parameters).toEqual(parameters.toSorted((a, b) => b - a))
  })

  test('names no header for the same address twice, because both hosts would join the values', async () => {
    const [everywhere = '', ...others] = (await published('_headers')).split('\n\n')
    const namesIn = (rule: string) =>
      rule
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0])
    expect(everywhere.startsWith('/*\n')).toBe(true)
    expect(namesIn(everywhere)).toContain('x-frame-options')
    expect(others.map((rule) => rule.split('\n')[0])).toEqual(['/assets/*', '/og/*'])
    for (const rule of others) {
      expect(namesIn(rule)).toContain('cache-control')
      for (const name of namesIn(rule)) expect(namesIn(everywhere)).not.toContain(name)
    }
  })
})
