import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { Result } from 'autocannon'
import { inquiriesTo, load, residentMegabytes } from './bench/server-load.ts'
import { median, table } from './bench/table.ts'
import { filesBelow } from './build/files.ts'
import { freePort, startNginx } from './harness/nginx.ts'
import { startPostgres } from './harness/postgres.ts'
import { serverDirectory, startServerProcess } from './harness/server-process.ts'

/**
 * Our server beside nginx over the same built files, interleaved in one run; then pages and
 * inquiries concurrently, on each engine. Exits with 1 when a response is 5xx or missing, or memory
 * grows. Needs a build, nginx and PostgreSQL's programs.
 *
 *   npm run bench:load -- [--minutes 10] [--seconds 5] [--turns 5] [--connections 50]
 *     [--only nginx|sqlite|postgres]
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
    turns: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
    only: { type: 'string' },
  },
})
const SITE = resolve('dist/client')
const PAGE = '/en'
const CONNECTIONS = Number(values.connections)
const MIX_SECONDS = Math.max(10, Math.round(Number(values.minutes) * 60))
const MAX_MEMORY_GROWTH = 1.25

const print = (line: string) => process.stdout.write(`${line}\n`)

async function compareWithNginx(): Promise<void> {
  const directory = await serverDirectory()
  const server = await startServerProcess({ ...directory.environment, SITE_DIR: SITE })
  const port = await freePort()
  const nginx = await startNginx(
    `sendfile on; tcp_nopush on; gzip_static on; gzip_vary on;
     server { listen 127.0.0.1:${port}; root ${SITE}; location / { try_files $uri $uri/index.html =404; } }`,
    port,
  )
  const script = await largestScript()

  print('gzip, requests a second      nginx      ours   ours : nginx')
  for (const path of [PAGE, script]) {
    await assertSameFile(`http://127.0.0.1:${port}${path}`, server.url + path)
    const rates = { nginx: [] as number[], ours: [] as number[] }
    for (let turn = 0; turn < Number(values.turns); turn += 1) {
      for (const [name, url] of [
        ['nginx', `http://127.0.0.1:${port}`],
        ['ours', server.url],
      ] as const) {
        const result = await load({
          url: url + path,
          connections: CONNECTIONS,
          duration: Number(values.seconds),
          headers: { 'accept-encoding': 'gzip' },
        })
        if (result.non2xx > 0) throw new Error(`${name} answered ${result.non2xx} times not 200`)
        rates[name].push(result.requests.average)
      }
    }
    const [theirs, ours] = [median(rates.nginx), median(rates.ours)]
    print(
      `${path.slice(0, 22).padEnd(24)}${theirs.toFixed(0).padStart(10)}${ours.toFixed(0).padStart(10)}${(ours / theirs).toFixed(2).padStart(15)}`,
    )
  }
  await nginx.stop()
  await server.end('SIGTERM')
  await directory.remove()
}

/** The rates are comparable only if both send the same file, compressed by gzip. */
async function assertSameFile(...urls: string[]): Promise<void> {
  const [theirs, ours] = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
      const { headers, status } = response
      const names = ['content-encoding', 'content-length'].map((name) => headers.get(name))
      return [status, ...names, await response.text()]
    }),
  )
  if (theirs?.[0] !== 200 || theirs[1] !== 'gzip' || !isDeepStrictEqual(theirs, ours))
    throw new Error(`${urls.join(' and ')} do not answer with the same file`)
}

/** The path of the largest script of the build. */
async function largestScript(): Promise<string> {
  const files = await filesBelow(SITE, ['.js'])
  const [largest] = files.sort((a, b) => statSync(b).size - statSync(a).size)
  if (!largest) throw new Error('The build has no scripts')
  return `/${relative(SITE, largest)}`
}

/** Pages and inquiries concurrently: the row of an engine. */
async function mixed(engine: string, environment: Record<string, string>) {
  const directory = await serverDirectory()
  const server = await startServerProcess({
    ...directory.environment,
    SITE_DIR: SITE,
    ...environment,
  })
  server.ignoreLog()
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(residentMegabytes(server.process.pid)), 1000)

  const common = { duration: MIX_SECONDS, connections: Math.ceil(CONNECTIONS / 2) }
  const [pages, inquiries] = await Promise.all([
    load({ ...common, url: server.url + PAGE, headers: { 'accept-encoding': 'br' } }),
    load({ ...common, ...(await inquiriesTo(server.url)) }),
  ])
  clearInterval(sampling)
  await server.end('SIGTERM')
  await directory.remove()

  const fifths = [1, 2, 3, 4, 5].map((nth) => {
    const [from, to] = [nth - 1, nth].map((part) => Math.floor((part * memory.length) / 5))
    return median(memory.slice(from, to))
  })
  const count = (of: (result: Result) => number) => of(pages) + of(inquiries)
  const failures = count((result) => result['5xx'])
  const unanswered = count((result) => result.errors)
  const [, early = 0, , , late = 0] = fifths
  if (failures > 0 || unanswered > 0 || late > early * MAX_MEMORY_GROWTH) process.exitCode = 1
  return {
    '': engine,
    'pages a second': pages.requests.average.toFixed(0),
    'p50, p99 ms': `${pages.latency.p50}, ${pages.latency.p99}`,
    'inquiries a second': inquiries.requests.average.toFixed(0),
    'p50, p99 ms ': `${inquiries.latency.p50}, ${inquiries.latency.p99}`,
    '5xx': String(failures),
    'not 2xx': String(count((result) => result.non2xx)),
    'no answer': String(unanswered),
    'MB in each fifth': fifths.map((megabytes) => megabytes.toFixed(0)).join(' '),
  }
}

const isWanted = (part: string) => !values.only || values.only === part

if (isWanted('nginx')) await compareWithNginx()

const rows: Record<string, string>[] = []
if (isWanted('sqlite')) rows.push(await mixed('SQLite', {}))
if (isWanted('postgres')) {
  const cluster = await startPostgres({ durable: true })
  rows.push(await mixed('PostgreSQL', { DATABASE_URL: await cluster.createDatabase() }))
  await cluster.stop()
}
if (rows.length > 0)
  print(
    `\nPages and inquiries from ${Math.ceil(CONNECTIONS / 2)} visitors each, ${MIX_SECONDS} s\n\n${table(rows)}`,
  )
