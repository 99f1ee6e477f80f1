import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  isPostgresInstalled,
  openPostgres,
  type Postgres,
  startPostgres,
} from '../../scripts/harness/postgres.ts'
import {
  type ServerProcess,
  serverDirectory,
  startServerProcess,
} from '../../scripts/harness/server-process.ts'
import { aSubmission } from '../../scripts/harness/submission.ts'
import { startTcpProxy } from '../../scripts/harness/tcp-proxy.ts'
import { StoreUnavailable } from '../../src/server/store/engine.ts'
import { createStore } from '../../src/server/store/open.ts'
import { anInquiry } from '../support/stores.ts'

describe.skipIf(!isPostgresInstalled())('PostgreSQL', () => {
  let postgres: Postgres
  let server: ServerProcess | undefined

  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  afterEach(async () => {
    await server?.end('SIGKILL')
  })

  describe('a server whose PostgreSQL restarts while visitors post', () => {
    test.each(['SIGINT', 'SIGQUIT', 'SIGINT', 'SIGQUIT'] as const)(
      'by %s goes on, answers 201 or 503 meanwhile, and has what it confirmed',
      async (signal) => {
        const url = await postgres.createDatabase()
        const directory = await serverDirectory()
        const running = await startServerProcess({ ...directory.environment, DATABASE_URL: url })
        server = running
        const confirmed: string[] = []
        const statuses = new Set<number | string>()
        let isOver = false

        const visit = async () => {
          while (!isOver) {
            const submission = aSubmission()
            const { status } = await running.post(submission).catch(() => ({ status: 'no answer' }))
            statuses.add(status)
            if (status === 'no answer') return
            if (status === 201) confirmed.push(submission.key)
          }
        }
        const visitors = Array.from({ length: 5 }, visit)
        await running.event('inquiry.stored')
        await postgres.restart(signal)
        while ((await running.post(aSubmission())).status !== 201) {}
        isOver = true
        await Promise.all(visitors)

        expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
        expect(await running.end('SIGTERM')).toBe(0)
        const store = createStore(await openPostgres(url))
        const ids = (await store.inquiries.list('flagged')).map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(confirmed))
        await store.close()
        await directory.remove()
      },
    )
  })

  test('connections that fall silent are thrown away, and later inquiries are stored over others', async () => {
    const direct = new URL(await postgres.createDatabase())
    const proxy = await startTcpProxy(
      { host: '127.0.0.1', port: 0 },
      { path: `${decodeURIComponent(direct.hostname)}/.s.PGSQL.5432` },
    )
    const url = `postgres://duet@127.0.0.1:${proxy.port}${direct.pathname}`
    const store = createStore(await openPostgres(url, 300))
    const CONNECTIONS = 3
    await Promise.all(Array.from({ length: CONNECTIONS }, () => store.outbox.entries('all')))

    proxy.hang()
    proxy.heal()
    for (let count = 0; count < CONNECTIONS; count += 1) {
      await expect(store.inquiries.accept(anInquiry())).rejects.toThrow(StoreUnavailable)
    }
    expect(await store.inquiries.accept(anInquiry())).toBe('accepted')
    await store.close()
    await proxy.stop()
  })
})
