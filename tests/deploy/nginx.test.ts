import { setDefaultResultOrder } from 'node:dns'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import getPort from 'get-port'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findNginx, type Nginx, startNginx, writeCertificate } from '../../scripts/harness/nginx.ts'
import {
  type ServerProcess,
  serverDirectory,
  startServerProcess,
} from '../../scripts/harness/server-process.ts'
import { postSubmission } from '../../scripts/harness/submission.ts'
import { startTcpProxy } from '../../scripts/harness/tcp-proxy.ts'
import { isPostgresInstalled, startPostgres } from '../support/postgres.ts'
import { startSmtp } from '../support/smtp.ts'
import { storeOf, tokenOfPerson } from '../support/stores.ts'
import { startCrowd } from '../support/visitors.ts'

/** The certificates and logs of nginx */
let folder: string
let directory: Awaited<ReturnType<typeof serverDirectory>>
const running: { stop(): Promise<unknown> }[] = []

beforeAll(async () => {
  setDefaultResultOrder('ipv4first')
  folder = await mkdtemp(join(tmpdir(), 'duet-nginx-files-'))
  writeCertificate(folder)
  setDefaultCACertificates([await readFile(join(folder, 'fullchain.pem'), 'utf8')])
})
afterAll(() => rm(folder, { recursive: true }))

async function stopAll(): Promise<void> {
  for (const one of running.splice(0).reverse()) await one.stop()
  await directory.remove()
}

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((own) => own?.address === '::1')

/** The configuration of the repository, with ports, names, certificates and logs of this test. */
async function startSite(upstreams: readonly number[], connections?: number) {
  const [plain, secure] = [await getPort(), await getPort()]
  const configuration = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace(/listen \[::\]:80;/, hasIpv6 ? `listen [::1]:${plain};` : '')
    .replace(/listen \[::\]:443 ([^;]+);/, hasIpv6 ? `listen [::1]:${secure} $1;` : '')
    .replaceAll('duet.example', 'localhost')
    .replaceAll('/etc/ssl/duet', folder)
    .replaceAll('/var/log/nginx', folder)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstreams[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${upstreams[1] ?? upstreams[0]}`)
  const nginx: Nginx = await startNginx(configuration, plain, connections)
  running.push(nginx)
  return { plain: `http://localhost:${plain}`, secure: `https://localhost:${secure}` }
}

async function startServer(changes: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({
    ...directory.environment,
    SITE_DIR: 'dist/client',
    TRUSTED_PROXIES: '1',
    ...changes,
  })
  running.push({ stop: () => server.end('SIGTERM') })
  return server
}

/** Everything that nginx has logged */
async function logs(): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('')
}

const portOf = ({ url }: ServerProcess) => Number(new URL(url).port)

const post = (site: string, headers: Record<string, string> = {}) =>
  postSubmission(site, undefined, { headers: { origin: site, ...headers } })

async function deploy(changes: Record<string, string> = {}) {
  directory = await serverDirectory()
  return startSite([portOf(await startServer(changes))])
}

describe.skipIf(!findNginx())('behind nginx, as deploy/nginx.conf says', () => {
  let plain: string
  let secure: string
  beforeAll(async () => {
    ;({ plain, secure } = await deploy())
  })
  afterAll(stopAll)

  test('plain http is sent to https, path and search included', async () => {
    const answer = await fetch(`${plain}/pl/contact?type=brand`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('https://localhost/pl/contact?type=brand')
  })

  test.skipIf(!hasIpv6)(
    'IPv6 reaches http and https, and its address is not in the log',
    async () => {
      const host = '::1'
      const statusOf = async (request: ClientRequest) => {
        const [answer]: IncomingMessage[] = await once(request, 'response')
        answer?.resume()
        return answer?.statusCode
      }
      expect(await statusOf(get({ host, port: new URL(plain).port }))).toBe(301)
      const ours = { host, port: new URL(secure).port, servername: 'localhost', path: '/pl' }
      expect(await statusOf(getSecurely(ours))).toBe(200)
      await expect.poll(logs).toMatch(/"GET \/pl" 200 /)
      expect(await logs()).not.toContain(host)
    },
  )

  test('a visitor who asks for another host is sent to ours', async () => {
    const { port } = new URL(plain)
    const request = get({ port, path: '/pl', headers: { host: 'evil.example' } })
    const [answer]: IncomingMessage[] = await once(request, 'response')
    answer?.resume()
    expect(answer?.statusCode).toBe(301)
    expect(answer?.headers.location).toBe('https://localhost/pl')
  })

  test.each([
    ['ECDHE-RSA-AES128-GCM-SHA256', true],
    ['AES128-GCM-SHA256', false],
    ['AES256-SHA', false],
  ])('TLS 1.2 with %s, forward secrecy or not: %s', async (ciphers, isServed) => {
    const { hostname: host, port } = new URL(secure)
    const socket = connect({ host, port: Number(port), ciphers, maxVersion: 'TLSv1.2' })
    const greeting = once(socket, 'secureConnect').then(
      () => true,
      () => false,
    )
    expect(await greeting).toBe(isServed)
    socket.destroy()
  })

  test('what nginx answers itself does not name its version', async () => {
    for (const url of [plain, `${secure}/livez`]) {
      const answer = await fetch(url, { redirect: 'manual' })
      expect(answer.headers.get('server')).toBe('nginx')
      expect(await answer.text()).not.toMatch(/nginx\/\d/)
    }
  })

  test('a page comes compressed, with its policy, and is not sent twice', async () => {
    const headers = { 'accept-encoding': 'br' }
    const page = await fetch(`${secure}/pl`, { headers })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('<html lang="pl"')

    const etag = page.headers.get('etag') ?? ''
    const again = await fetch(`${secure}/pl`, { headers: { ...headers, 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('a redirect of the site stays on it', async () => {
    const answer = await fetch(`${secure}/PL/blog/?page=2`, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(new URL(answer.headers.get('location') ?? '', secure).href).toBe(
      `${secure}/pl/blog?page=2`,
    )
  })

  test('an inquiry of the page is taken, one of another site is not', async () => {
    expect((await post(secure)).status).toBe(201)
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await post(secure, foreign)).status).toBe(403)
  })

  test('the probes are not shown to the world', async () => {
    for (const probe of ['/livez', '/readyz']) {
      expect((await fetch(secure + probe)).status).toBe(404)
    }
  })
})

describe.skipIf(!findNginx())('behind nginx, each test on a site of its own', () => {
  afterEach(stopAll)

  test('the logs have neither a whole address nor what was searched for', async () => {
    directory = await serverDirectory()
    const nobody = await getPort()
    const { secure } = await startSite([nobody])
    expect((await fetch(`${secure}/en/blog?q=Anna`)).status).toBe(502)
    const entry = /^\S+ 127\.0\.0\.0 "GET \/en\/blog" 502 \d+ [\d.]+s upstream: 502, 502$/m
    await expect.poll(() => readFile(join(folder, 'duet.log'), 'utf8')).toMatch(entry)
    expect(await logs()).not.toMatch(/127\.0\.0\.1|Anna/)
  })

  test('the logs have no address when nginx is out of connections', async () => {
    directory = await serverDirectory()
    const nobody = await getPort()
    const { secure } = await startSite([nobody], 16)
    const { hostname: host, port } = new URL(secure)
    /** The status of the response, or nothing where the connection is refused */
    const ask = () =>
      new Promise<number | undefined>((resolve) => {
        const headers = { connection: 'close' }
        getSecurely({ host, port, path: '/en/blog?q=Anna', agent: false, headers }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        }).on('error', () => resolve(undefined))
      })

    const waiting: TLSSocket[] = []
    let status: number | undefined
    // A request takes two connections, one of them to ask the server with. Each visitor who has sent half of
    // one takes one, until the next request finds a single one.
    do {
      status = await ask()
      if (status !== 502) continue
      const half = connect({ host, port: Number(port) })
      half.write('GET /')
      await once(half, 'secureConnect')
      waiting.push(half)
    } while (status !== 500)
    await expect.poll(logs).toMatch(/"GET \/en\/blog" 500 /)
    for (const half of waiting) half.destroy()
    expect(await logs()).not.toMatch(/127\.0\.0\.1|Anna/)
  })

  test('an address that a visitor makes up does not pass the rate limit', async () => {
    const { secure } = await deploy({ RATE_LIMIT: '2' })
    const statuses: number[] = []
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      statuses.push((await post(secure, { 'x-forwarded-for': address })).status)
    }
    expect(statuses).toEqual([201, 201, 429])
  })

  test('connections to the server are kept open', async () => {
    directory = await serverDirectory()
    const server = await startServer()
    const counting = await startTcpProxy(
      { host: '127.0.0.1', port: 0 },
      { host: '127.0.0.1', port: portOf(server) },
    )
    running.push(counting)
    const { secure } = await startSite([counting.port])
    for (let request = 0; request < 20; request += 1) await (await fetch(`${secure}/en`)).text()
    // One for each of the two names of the server.
    expect(counting.connections).toBeLessThanOrEqual(2)
  })
})

describe.skipIf(!findNginx() || !isPostgresInstalled())(
  'two servers on one PostgreSQL behind nginx',
  () => {
    afterEach(stopAll)

    test('serve every page while the database is away, and store again when it is back', async () => {
      directory = await serverDirectory()
      const postgres = await startPostgres()
      running.push(postgres)
      const environment = { DATABASE_URL: await postgres.createDatabase() }
      const servers = [await startServer(environment), await startServer(environment)]
      const { secure } = await startSite(servers.map(portOf))
      expect((await post(secure)).status).toBe(201)

      await postgres.kill()
      const [pages, posts]: [number[], number[]] = [[], []]
      for (let round = 0; round < 10; round += 1) {
        posts.push((await post(secure)).status)
        for (const page of ['/en', '/pl/contact', '/de/blog', '/robots.txt']) {
          pages.push((await fetch(secure + page)).status)
        }
      }
      expect(new Set(posts)).toEqual(new Set([503]))
      expect(new Set(pages)).toEqual(new Set([200]))

      await postgres.restart()
      await expect.poll(async () => (await post(secure)).status, { timeout: 30_000 }).toBe(201)
    })

    test('lose nothing and mail nothing twice when one of them is killed under load', async () => {
      directory = await serverDirectory()
      const postgres = await startPostgres()
      running.push(postgres)
      const smtp = await startSmtp({ current: 'accept' })
      running.push(smtp)
      const environment = {
        DATABASE_URL: await postgres.createDatabase(),
        SMTP_URL: smtp.url,
        MAIL_TO: 'hello@duet.example',
      }
      const one = await startServer(environment)
      const other = await startServer(environment)
      const store = await storeOf(environment)
      running.push({ stop: () => store.close() })
      const { secure } = await startSite([portOf(one), portOf(other)])

      const crowd = startCrowd(secure, await tokenOfPerson(store))
      await Promise.all([one.event('inquiry.stored'), other.event('inquiry.stored')])
      await one.event('mail.sent')
      await one.end('SIGKILL')
      const before = crowd.acknowledged.size
      await expect
        .poll(() => crowd.acknowledged.size, { timeout: 20_000 })
        .toBeGreaterThan(before + 20)
      expect(await crowd.finish(20_000)).toBe(true)
      expect([...crowd.unexpected]).toEqual([])

      const isSettled = async () =>
        (await store.outbox.entries()).every(({ attempts }) => attempts > 0)
      await expect.poll(isSettled, { timeout: 20_000 }).toBe(true)
      await other.end('SIGTERM')

      const ids = (await store.inquiries.list('regular')).map(({ id }) => id)
      expect(new Set(ids)).toEqual(new Set(crowd.sent.keys()))
      const mailed = smtp.mails.map(({ source }) => /^Id: (\S+)/m.exec(source)?.[1])
      expect(new Set(mailed).size).toBe(mailed.length)
      // What the killed server had in hand is sent when its lease runs out.
      const leased = (await store.outbox.entries())
        .filter(({ state }) => state === 'waiting')
        .map(({ inquiryId }) => inquiryId)
      expect(leased.length).toBeLessThanOrEqual(5)
      expect(new Set([...mailed, ...leased])).toEqual(new Set(ids))
    })
  },
)
