import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import autocannon, { type Options, type Request, type Result } from 'autocannon'
import { FORM_TOKEN_PATH, INQUIRIES_PATH } from '../src/contact/api.ts'
import { median, table } from './bench/table.ts'
import { filesBelow } from './build/files.ts'
import { freePort, startNginx } from './harness/nginx.ts'
import { startPostgres } from './harness/postgres.ts'
import {
  type ServerProcess,
  serverDirectory,
  startServerProcess,
} from './harness/server-process.ts'
import { aSubmission } from './harness/submission.ts'

/**
 * The speed of the server. `inquiries`: durable before the 201, at a steady rate and as fast as the server
 * accepts them; `mixed`: pages and inquiries concurrently; both on each engine. `nginx`: beside nginx over
 * the same built files, interleaved. Exits with 1 when at the steady rate the slowest inquiry in a hundred
 * takes 150 ms or more, when one is not accepted, a response is 5xx or missing, or memory grows.
 *
 *   npm run bench:server -- [--only inquiries] [--seconds 20] [--minutes 10]
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
  },
})
const SITE = resolve('dist/client')
const PAGE = '/en'
const CONNECTIONS = 50
const INQUIRIES_A_SECOND = 50
const WARM_UP_SECONDS = 3
const MAX_P99_MS = 150
const MAX_MEMORY_GROWTH = 1.25
const NGINX_TURNS = 5
const SECONDS = Number(values.seconds)
const MESSAGE = 'We launch a new drink in spring and look for creators in Poland. '.repeat(8)

type Row = Record<string, string>

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Requests as fast as they are answered. */
const load = (options: Options): Promise<Result> =>
  autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options })

/**
 * Inquiries with a message of usual length, each under a key of its own. Once the token is two
 * seconds old, none of them is suspected of being spam, and each has a mail to be sent.
 */
async function inquiriesTo({ url }: ServerProcess): Promise<Options> {
  const { token } = await (await fetch(url + FORM_TOKEN_PATH)).json()
  return {
    url: url + INQUIRIES_PATH,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [
      {
        setupRequest: (request: Request) => ({
          ...request,
          body: JSON.stringify(aSubmission({ message: MESSAGE, token })),
        }),
      },
    ],
  }
}

/** The resident memory of a server in megabytes. */
const megabytesOf = ({ process: { pid = 0 } }: ServerProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024

const percentiles = ({ latency }: Result) => `${latency.p50}, ${latency.p99}`
const perSecond = ({ requests }: Result) => requests.average.toFixed(0)

async function withServer<Measured>(
  environment: Row,
  measure: (server: ServerProcess, startMs: number) => Promise<Measured>,
): Promise<Measured> {
  const directory = await serverDirectory()
  const startedAt = performance.now()
  const settings = { ...directory.environment, SITE_DIR: SITE, ...environment }
  const server = await startServerProcess(settings)
  const startMs = performance.now() - startedAt
  server.ignoreLog()
  const measured = await measure(server, startMs)
  await server.end('SIGTERM')
  await directory.remove()
  return measured
}

async function onEachEngine(measure: (environment: Row) => Promise<Row>): Promise<void> {
  const sqlite = await measure({})
  const cluster = await startPostgres({ durable: true })
  const postgres = await measure({ DATABASE_URL: await cluster.createDatabase() })
  await cluster.stop()
  print(
    `\n${table([
      { '': 'SQLite', ...sqlite },
      { '': 'PostgreSQL', ...postgres },
    ])}`,
  )
}

const inquiriesAlone = (environment: Row) =>
  withServer(environment, async (server, startMs) => {
    const inquiries = await inquiriesTo(server)
    await load({ ...inquiries, duration: WARM_UP_SECONDS })
    const steady = await load({ ...inquiries, overallRate: INQUIRIES_A_SECOND })
    const fastest = await load(inquiries)
    const refused = [steady, fastest].some(({ non2xx, errors }) => non2xx + errors > 0)
    if (refused || steady.latency.p99 >= MAX_P99_MS) process.exitCode = 1
    return {
      [`p50, p99 ms at ${INQUIRIES_A_SECOND} a second`]: percentiles(steady),
      'at most, a second': perSecond(fastest),
      'p50, p99 ms then': percentiles(fastest),
      'start ms': startMs.toFixed(0),
      MB: megabytesOf(server).toFixed(0),
      'not accepted': refused ? 'some' : 'none',
    }
  })

const mixed = (environment: Row) =>
  withServer(environment, async (server) => {
    const memory: number[] = []
    const sampling = setInterval(() => memory.push(megabytesOf(server)), 1000)
    const common = {
      duration: Math.max(10, Math.round(Number(values.minutes) * 60)),
      connections: CONNECTIONS / 2,
    }
    const [pages, inquiries] = await Promise.all([
      load({ ...common, url: server.url + PAGE, headers: { 'accept-encoding': 'br' } }),
      load({ ...common, ...(await inquiriesTo(server)) }),
    ])
    clearInterval(sampling)

    const fifths = [0, 1, 2, 3, 4].map((nth) =>
      median(memory.slice((nth * memory.length) / 5, ((nth + 1) * memory.length) / 5)),
    )
    const [, early = 0, , , late = 0] = fifths
    const failures = pages['5xx'] + inquiries['5xx']
    const unanswered = pages.errors + inquiries.errors
    if (failures > 0 || unanswered > 0 || late > early * MAX_MEMORY_GROWTH) process.exitCode = 1
    return {
      'pages a second': perSecond(pages),
      'p50, p99 ms': percentiles(pages),
      'inquiries a second': perSecond(inquiries),
      'p50, p99 ms ': percentiles(inquiries),
      '5xx': String(failures),
      'not 2xx': String(pages.non2xx + inquiries.non2xx),
      'no answer': String(unanswered),
      'MB in each fifth': fifths.map((megabytes) => megabytes.toFixed(0)).join(' '),
    }
  })

const besideNginx = () =>
  withServer({}, async (server) => {
    const port = await freePort()
    const nginx = await startNginx(
      `sendfile on; tcp_nopush on; gzip_static on; gzip_vary on;
       server { listen 127.0.0.1:${port}; root ${SITE}; location / { try_files $uri $uri/index.html =404; } }`,
      port,
    )
    const origins = [`http://127.0.0.1:${port}`, server.url]
    const rows: Row[] = []
    for (const path of [PAGE, await largestScript()]) {
      await assertSameFile(origins.map((origin) => origin + path))
      const rates: number[][] = [[], []]
      for (let turn = 0; turn < NGINX_TURNS; turn += 1) {
        for (const [index, origin] of origins.entries()) {
          const result = await load({ url: origin + path, headers: { 'accept-encoding': 'gzip' } })
          if (result.non2xx > 0)
            throw new Error(`${origin} answered ${result.non2xx} times not 200`)
          rates[index]?.push(result.requests.average)
        }
      }
      const [theirs = Number.NaN, ours = Number.NaN] = rates.map(median)
      rows.push({
        'gzip, requests a second': path,
        nginx: theirs.toFixed(0),
        ours: ours.toFixed(0),
        'ours : nginx': (ours / theirs).toFixed(2),
      })
    }
    await nginx.stop()
    print(`\n${table(rows)}`)
  })

/** The rates are comparable only if both send the same file, compressed by gzip. */
async function assertSameFile(urls: readonly string[]): Promise<void> {
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

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  inquiries: () => onEachEngine(inquiriesAlone),
  mixed: () => onEachEngine(mixed),
  nginx: besideNginx,
}
const { only } = values
if (only && !PARTS[only]) throw new Error(`No part ${only}: there are ${Object.keys(PARTS)}`)
for (const [name, measure] of Object.entries(PARTS)) if (!only || only === name) await measure()
