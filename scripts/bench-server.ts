import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import autocannon, { type Options, type Request, type Result } from 'autocannon'
import { FORM_TOKEN_PATH, INQUIRIES_PATH } from '../src/contact/api.ts'
import { startPostgres } from './harness/postgres.ts'
import {
  type ServerProcess,
  serverDirectory,
  startServerProcess,
} from './harness/server-process.ts'
import { aSubmission } from './harness/submission.ts'

/**
 * The speed of inquiries on both databases, each durable before its 201: at a steady rate, and as fast as the
 * server accepts them. Exits with 1 when at the steady rate the slowest one in a hundred takes 150 ms or more,
 * or when one is not accepted.
 *
 *   npm run bench:server -- [--seconds 20]
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const CONNECTIONS = 50
const INQUIRIES_A_SECOND = 50
const WARM_UP_SECONDS = 3
const MAX_P99_MS = 150
const MESSAGE = 'We launch a new drink in spring and look for creators in Poland. '.repeat(8)

/** Requests as fast as they are answered. */
const load = (options: Options): Promise<Result> =>
  autocannon({ connections: CONNECTIONS, duration: Number(values.seconds), ...options })

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

async function measure(environment: Record<string, string>) {
  const directory = await serverDirectory()
  const startedAt = performance.now()
  const server = await startServerProcess({ ...directory.environment, ...environment })
  const startMs = performance.now() - startedAt
  server.ignoreLog()
  const inquiries = await inquiriesTo(server)
  await load({ ...inquiries, duration: WARM_UP_SECONDS })
  const steady = await load({ ...inquiries, overallRate: INQUIRIES_A_SECOND })
  const fastest = await load(inquiries)
  const refused = [steady, fastest].some(({ non2xx, errors }) => non2xx + errors > 0)
  if (refused || steady.latency.p99 >= MAX_P99_MS) process.exitCode = 1
  const megabytes = megabytesOf(server)
  await server.end('SIGTERM')
  await directory.remove()
  return {
    [`p50, p99 ms at ${INQUIRIES_A_SECOND} a second`]: percentiles(steady),
    'at most, a second': Math.round(fastest.requests.average),
    'p50, p99 ms then': percentiles(fastest),
    'start ms': Math.round(startMs),
    MB: Math.round(megabytes),
    'not accepted': refused ? 'some' : 'none',
  }
}

const sqlite = await measure({})
const cluster = await startPostgres({ durable: true })
const postgres = await measure({ DATABASE_URL: await cluster.createDatabase() })
await cluster.stop()
console.table({ SQLite: sqlite, PostgreSQL: postgres })
