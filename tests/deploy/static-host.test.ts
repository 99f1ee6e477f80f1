import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, isNginxInstalled, type Nginx, startNginx } from '../../scripts/harness/nginx.ts'
import {
  type ServerProcess,
  serverDirectory,
  startServerProcess,
} from '../../scripts/harness/server-process.ts'
import { EVENT_IDS } from '../../src/content/event-ids.ts'
import { PAGE_PATHS } from '../../src/i18n/location.ts'

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

test('other hosts are told the same policy for each page', async () => {
  const rules = (await readFile('dist/static-host/_headers', 'utf8')).split('\n\n')
  const hashes: Record<string, string[]> = JSON.parse(await readFile('dist/csp.json', 'utf8'))
  for (const path of PAGE_PATHS) {
    const rule = rules.find((each) => each.startsWith(`${path}\n`)) ?? ''
    for (const hash of hashes[`${path}/index.html`] ?? []) expect(rule).toContain(hash)
    expect(rule).toContain("content-security-policy: default-src 'none'")
    expect(rule).toContain('cache-control: no-cache')
  }
})
