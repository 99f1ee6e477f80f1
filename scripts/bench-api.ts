import { parseArgs } from 'node:util'
import { openStore, type StoreSettings } from '../src/server/store/open.ts'
import type { StoredInquiry } from '../src/server/store/store.ts'
import { inquiriesTo, load, residentMegabytes } from './bench/server-load.ts'
import { table } from './bench/table.ts'
import { startPostgres } from './harness/postgres.ts'
import { serverDirectory, startServerProcess } from './harness/server-process.ts'
import { VALID_TEXTS } from './harness/submission.ts'

/**
 * How fast the server accepts inquiries, each of them durable before the 201, on both engines. Two
 * limits of the machine beside it: the store without a server, the server without a store.
 *
 *   npm run bench:api -- [--seconds 10] [--visitors 50]
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '50' },
  },
})
const SECONDS = Number(values.seconds)
const VISITORS = Number(values.visitors)
const WARM_UP_SECONDS = 3

async function measure(databaseUrl: string | undefined) {
  const directory = await serverDirectory()
  const startedAt = performance.now()
  const server = await startServerProcess({
    ...directory.environment,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  })
  const startMs = performance.now() - startedAt
  server.ignoreLog()
  const memoryBefore = residentMegabytes(server.process.pid)

  const common = { connections: VISITORS, duration: SECONDS }
  const inquiries = { ...common, ...(await inquiriesTo(server.url)) }
  await load({ ...inquiries, duration: WARM_UP_SECONDS })
  const accepted = await load(inquiries)
  if (accepted.non2xx + accepted.errors > 0) throw new Error('not every inquiry was accepted')
  const memoryAfter = residentMegabytes(server.process.pid)
  const empty = await load({ ...common, url: `${server.url}/livez` })

  await server.end('SIGTERM')
  const alone = await storeAlone({ databaseUrl, dataDirectory: directory.environment.DATA_DIR })
  await directory.remove()
  return {
    '': databaseUrl ? 'PostgreSQL' : 'SQLite',
    'accepted a second': accepted.requests.average.toFixed(0),
    'p50, p99 ms': `${accepted.latency.p50}, ${accepted.latency.p99}`,
    'the store alone': alone.toFixed(0),
    'an empty answer': empty.requests.average.toFixed(0),
    'start ms': startMs.toFixed(0),
    'MB before, after': `${memoryBefore.toFixed(0)}, ${memoryAfter.toFixed(0)}`,
  }
}

/** How many inquiries a second as many callers store, in this process and without HTTP. */
async function storeAlone(settings: StoreSettings): Promise<number> {
  const store = await openStore(settings, { info() {}, warn() {}, error() {} })
  const startedAt = performance.now()
  const secondsSoFar = () => (performance.now() - startedAt) / 1000
  let stored = 0
  const caller = async () => {
    while (secondsSoFar() < SECONDS) {
      await store.inquiries.accept(anInquiry())
      stored += 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, caller))
  const rate = stored / secondsSoFar()
  await store.close()
  return rate
}

const anInquiry = (): StoredInquiry => ({
  id: crypto.randomUUID(),
  receivedAt: Date.now(),
  type: 'influencer',
  language: 'de',
  ...VALID_TEXTS,
  event: null,
  flags: [],
})

const sqlite = await measure(undefined)
const cluster = await startPostgres({ durable: true })
const postgres = await measure(await cluster.createDatabase())
await cluster.stop()

process.stdout.write(
  `${VISITORS} visitors at once, ${SECONDS} s each, durable commits; a second:\n\n${table([sqlite, postgres])}\n`,
)
