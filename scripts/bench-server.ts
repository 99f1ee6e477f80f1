import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon, { type Options, type Request, type Result } from 'autocannon'
import { FORM_TOKEN_PATH, INQUIRIES_PATH } from '../src/contact/api.ts'
import { median } from './bench/median.ts'
import { startPostgres } from './harness/postgres.ts'
import {
  type ServerProcess,
  serverDirectory,
  startServerProcess,
} from './harness/server-process.ts'
import { aSubmission } from './harness/submission.ts'

/**
 * The speed of the server. `inquiries`: durable before the 201, at a steady rate and as fast as the server
 * accepts them; `mixed`: pages and inquiries concurrently; both on each engine. Exits with 1 when at the
 * steady rate the slowest inquiry in a hundred takes 150 ms or more, when one is not accepted, a response is
 * 5xx or missing, or memory grows.
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
const PAGE = '/en'
const CONNECTIONS = 50
const INQUIRIES_A_SECOND = 50
const WARM_UP_SECONDS = 3
const MAX_P99_MS = 150
const MAX_MEMORY_GROWTH = 1.25
const SECONDS = Number(values.seconds)
const MESSAGE = 'We launch a new drink in spring and look for creators in Poland. '.repeat(8)

type Row = Record<string, string>

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
  const settings = { ...directory.environment, SITE_DIR: resolve('dist/client'), ...environment }
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
  console.table({ SQLite: sqlite, PostgreSQL: postgres })
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

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  inquiries: () => onEachEngine(inquiriesAlone),
  mixed: () => onEachEngine(mixed),
}
const { only } = values
if (only && !PARTS[only]) throw new Error(`No part ${only}: there are ${Object.keys(PARTS)}`)
for (const [name, measure] of Object.entries(PARTS)) if (!only || only === name) await measure()
