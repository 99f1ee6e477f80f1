import { parseArgs } from 'node:util'
import { inquiriesTo, load, residentMegabytes } from './bench/server-load.ts'
import { table } from './bench/table.ts'
import { startPostgres } from './harness/postgres.ts'
import { serverDirectory, startServerProcess } from './harness/server-process.ts'

/**
 * How long an inquiry takes, durable before the 201, on both engines: at a steady rate, and as fast
 * as the server accepts them. Exits with 1 when the slowest in a hundred takes 150 ms or more at the
 * steady rate, or one is not accepted.
 *
 *   npm run bench:api -- [--rate 50] [--seconds 20] [--visitors 50]
 */

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '50' },
  },
})
const RATE = Number(values.rate)
const WARM_UP_SECONDS = 3
const MAX_P99_MS = 150

async function measure(engine: string, environment: Record<string, string>) {
  const directory = await serverDirectory()
  const startedAt = performance.now()
  const server = await startServerProcess({ ...directory.environment, ...environment })
  const startMs = performance.now() - startedAt
  server.ignoreLog()

  const inquiries = {
    ...(await inquiriesTo(server.url)),
    connections: Number(values.visitors),
    duration: Number(values.seconds),
  }
  await load({ ...inquiries, duration: WARM_UP_SECONDS })
  const steady = await load({ ...inquiries, overallRate: RATE })
  const fastest = await load(inquiries)
  const megabytes = residentMegabytes(server.process.pid)
  await server.end('SIGTERM')
  await directory.remove()

  const refused = [steady, fastest].some(({ non2xx, errors }) => non2xx + errors > 0)
  if (refused || steady.latency.p99 >= MAX_P99_MS) process.exitCode = 1
  return {
    '': engine,
    [`p50, p99 ms at ${RATE} a second`]: `${steady.latency.p50}, ${steady.latency.p99}`,
    'at most, a second': fastest.requests.average.toFixed(0),
    'p50, p99 ms then': `${fastest.latency.p50}, ${fastest.latency.p99}`,
    'start ms': startMs.toFixed(0),
    MB: megabytes.toFixed(0),
    'not accepted': refused ? 'some' : 'none',
  }
}

const sqlite = await measure('SQLite', {})
const cluster = await startPostgres({ durable: true })
const postgres = await measure('PostgreSQL', { DATABASE_URL: await cluster.createDatabase() })
await cluster.stop()
process.stdout.write(`${table([sqlite, postgres])}\n`)
