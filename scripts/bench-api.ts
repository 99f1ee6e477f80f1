import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { inquiryBody, residentMegabytes } from './bench/server-load.ts'
import { quantile } from './bench/table.ts'
import { startPostgres } from './harness/postgres.ts'
import { serverDirectory, startServerProcess } from './harness/server-process.ts'

/**
 * How fast the server accepts inquiries, each of them durable before the 201: on both engines, with
 * the server in a process of its own and the visitors in this one.
 *
 *   npm run bench:api -- [--inquiries 10000] [--visitors 50]
 */

const { values } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '10000' },
    visitors: { type: 'string', default: '50' },
  },
})
const INQUIRIES = Number(values.inquiries)
const VISITORS = Number(values.visitors)
const WARM_UP = 500

interface Figures {
  startMs: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  megabytesAtStart: number
  megabytesAfter: number
}

async function measure(environment: Record<string, string>): Promise<Figures> {
  const directory = await serverDirectory()
  const startedAt = performance.now()
  const server = await startServerProcess({ ...directory.environment, ...environment })
  const startMs = performance.now() - startedAt
  const megabytesAtStart = residentMegabytes(server.process.pid)

  await post(server.url, WARM_UP)
  const { seconds, latencies } = await post(server.url, INQUIRIES)
  const megabytesAfter = residentMegabytes(server.process.pid)

  await server.end('SIGTERM')
  await directory.remove()
  return {
    startMs,
    perSecond: INQUIRIES / seconds,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    megabytesAtStart,
    megabytesAfter,
  }
}

/** Sends inquiries; each visitor sends the next one as soon as the last is accepted. */
async function post(url: string, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const latencies: number[] = []
  let left = count

  const visitor = async () => {
    while (left > 0) {
      left -= 1
      const sentAt = performance.now()
      await postOne(`${url}/api/inquiries`, agent)
      latencies.push(performance.now() - sentAt)
    }
  }

  const startedAt = performance.now()
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  agent.destroy()
  return { seconds: (performance.now() - startedAt) / 1000, latencies }
}

function postOne(url: string, agent: Agent): Promise<void> {
  const body = inquiryBody()
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 201) resolve()
        else reject(new Error(`answered with ${response.statusCode}`))
      })
    })
      .on('error', reject)
      .end(body)
  })
}

const sqlite = await measure({})
const cluster = await startPostgres({ durable: true })
const postgres = await measure({ DATABASE_URL: await cluster.createDatabase() })
await cluster.stop()

const line = (label: string, digits: number, pick: (figures: Figures) => number) =>
  [label.padEnd(34), ...[sqlite, postgres].map((f) => pick(f).toFixed(digits).padStart(12))].join(
    '',
  )

process.stdout.write(`${INQUIRIES} inquiries, ${VISITORS} visitors at once, durable commits

${''.padEnd(34)}      SQLite  PostgreSQL
${line('accepted per second', 0, (f) => f.perSecond)}
${line('median answer, ms', 1, (f) => f.p50Ms)}
${line('99th percentile, ms', 1, (f) => f.p99Ms)}
${line('process start to ready, ms', 0, (f) => f.startMs)}
${line('memory at the start, MB', 0, (f) => f.megabytesAtStart)}
${line('memory afterwards, MB', 0, (f) => f.megabytesAfter)}
`)
