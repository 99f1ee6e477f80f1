import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  createRateLimiter,
  networksOf,
  RATE_WINDOW_MS,
  type RateLimiter,
  type RateLimits,
} from '../../src/server/rate-limit.ts'
import { forgetFullBuckets, withBucketLock } from '../../src/server/store/postgres-buckets.ts'
import { limiterWith as testLimiter } from '../support/api.ts'
import {
  isPostgresInstalled,
  openTestPostgres,
  type Postgres,
  startPostgres,
} from '../support/postgres.ts'
import { storeOf } from '../support/stores.ts'

const limiterWith = (perIp: number, total: number) => {
  const clock = { now: 0 }
  const limiter = testLimiter({ perIp, total }, () => clock.now)
  const take = (clientIp: string) => limiter.take({ clientIp, isSuspect: false })
  return {
    clock,
    limiter,
    take,
    takeSuspect: (clientIp: string) => limiter.take({ clientIp, isSuspect: true }),
    takeAll: (clientIps: readonly string[]) => Promise.all(clientIps.map(take)),
  }
}

/** Until the end of the test, however it ends */
function fakeTimers(...toFake: ('setInterval' | 'clearInterval')[]): void {
  vi.useFakeTimers({ toFake })
  onTestFinished(() => void vi.useRealTimers())
}

describe('the rate limit', () => {
  test('allows exactly the limit, whatever its size', async () => {
    for (const size of [7, 11, 13, 600]) {
      const { takeAll } = limiterWith(size, 100_000)
      const waits = await takeAll(Array(size + 1).fill('192.0.2.1'))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(size)
    }
  })

  test('ends exactly after the time it returned', async () => {
    const { take, clock } = limiterWith(1, 100)
    await take('192.0.2.1')
    const wait = await take('192.0.2.1')
    clock.now = wait - 1
    expect(await take('192.0.2.1')).toBeGreaterThan(0)
    clock.now = wait
    expect(await take('192.0.2.1')).toBe(0)
  })

  test('holds for everybody together', async () => {
    const { take } = limiterWith(10, 2)
    await take('192.0.2.1')
    await take('192.0.2.2')
    expect(await take('192.0.2.3')).toBe(RATE_WINDOW_MS / 2)
  })

  test('counts no inquiry that it refuses', async () => {
    const { take, takeAll } = limiterWith(1, 2)
    await takeAll(Array(51).fill('192.0.2.1'))
    expect(await take('192.0.2.2')).toBe(0)
  })

  test('of people is not used up by suspected spam', async () => {
    const { take, takeSuspect } = limiterWith(10, 2)
    expect(await takeSuspect('192.0.2.1')).toBe(0)
    expect(await takeSuspect('192.0.2.2')).toBe(0)
    expect(await takeSuspect('192.0.2.3')).toBeGreaterThan(0)
    expect(await take('192.0.2.4')).toBe(0)
  })

  test.each([
    ['household with an IPv6 /56', 256, 20],
    ['customer with an IPv6 /48', 2000, 40],
  ])('one %s cannot close the form for everybody', async (_who, count, allowed) => {
    const { take, takeAll } = limiterWith(10, 600)
    const subnets = Array.from(
      { length: count },
      (_, index) => `2001:db8:1:${index.toString(16)}::1`,
    )
    expect((await takeAll(subnets)).filter((wait) => wait === 0)).toHaveLength(allowed)
    expect(await take('2001:db8:2::1')).toBe(0)
  })

  test('never saves up more than the limit', async () => {
    const { takeAll, clock } = limiterWith(2, 100)
    clock.now = 100 * RATE_WINDOW_MS
    const waits = await takeAll(Array(3).fill('192.0.2.1'))
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true])
  })

  test('forgets an IP address within a minute after its bucket is full', async () => {
    fakeTimers('setInterval')
    const { take, clock } = limiterWith(1, 100)
    await take('192.0.2.1')
    for (const [time, isForgotten] of [
      [RATE_WINDOW_MS - 1, false],
      [RATE_WINDOW_MS, true],
    ] as const) {
      clock.now = time
      vi.advanceTimersByTime(60_000)
      // With the clock back where it was, what lets it in is that nothing is known of it.
      clock.now = 0
      expect((await take('192.0.2.1')) === 0).toBe(isForgotten)
    }
  })
})

describe.skipIf(!isPostgresInstalled())(
  'the rate limit of several servers on one PostgreSQL',
  () => {
    let postgres: Postgres
    let url: string

    beforeAll(async () => {
      postgres = await startPostgres()
      return postgres.stop
    })

    /** As many servers as asked for, on one database. */
    async function servers(count: number, limits: RateLimits): Promise<RateLimiter[]> {
      url = await postgres.createDatabase()
      const stores = await Promise.all(
        Array.from({ length: count }, () => storeOf({ DATABASE_URL: url })),
      )
      for (const store of stores) onTestFinished(store.close)
      return stores.map(({ buckets }) => createRateLimiter(limits, buckets, 'a secret'))
    }
    const sender = (clientIp: string) => ({ clientIp, isSuspect: false })

    test('is shared', async () => {
      const limiters = await servers(2, { perIp: 3, total: 100 })
      const [first, second] = limiters
      const waits = await Promise.all(
        [...limiters, ...limiters].map((limiter) => limiter.take(sender('192.0.2.1'))),
      )
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
      expect(await first?.take(sender('192.0.2.2'))).toBe(0)
      await second?.refund(sender('192.0.2.1'))
      expect(await first?.take(sender('192.0.2.1'))).toBe(0)
      expect(await second?.take(sender('192.0.2.1'))).toBeGreaterThan(RATE_WINDOW_MS / 3 - 60_000)
    })

    test('is exact when many come to all of them at once', async () => {
      const limiters = await servers(3, { perIp: 25, total: 60 })
      const waits = await Promise.all(
        Array.from({ length: 90 }, (_, index) =>
          limiters[index % 3]?.take(sender(`192.0.2.${index % 10}`)),
        ),
      )
      expect(waits.filter((wait) => wait === 0)).toHaveLength(60)
    })

    test('reads the clock only when its turn has come', async () => {
      const url = await postgres.createDatabase()
      const [first, second] = [await openTestPostgres(url), await openTestPostgres(url)]
      let readBySecond = 0
      let updated: Promise<void> | undefined
      let end = 0
      await withBucketLock(first.db, async (transaction) => {
        updated = second.buckets.update(['any'], (_, now) => {
          readBySecond = now
          return []
        })
        const whoWaits = sql`select from pg_locks where not granted`
        await expect.poll(async () => (await whoWaits.execute(transaction)).rows.length).toBe(1)
        await sleep(10)
        end = Date.now()
      })
      await updated
      expect(readBySecond).toBeGreaterThanOrEqual(end)
      await Promise.all([first.close(), second.close()])
    })

    test('deletes the hash of an IP address within a minute after its bucket is full', async () => {
      fakeTimers('setInterval', 'clearInterval')
      const [limiter] = await servers(1, { perIp: 1, total: 1 })
      expect(await limiter?.take(sender('192.0.2.0'))).toBe(0)
      for (let host = 1; host <= 50; host++)
        expect(await limiter?.take(sender(`192.0.2.${host}`))).toBeGreaterThan(0)

      vi.advanceTimersByTime(60_000)
      const client = new pg.Client(url)
      await client.connect()
      const count = async () => (await client.query('select from buckets')).rowCount
      // The one that was let in, and everybody
      await expect.poll(count).toBe(2)
      await client.end()
    })

    test('deletes a bucket that is full again, or was written by a clock ahead', async () => {
      const url = await postgres.createDatabase()
      const database = await openTestPostgres(url)
      await sql`insert into buckets values ('idle', 1, 0), ('busy', 1e15, 0), ('ahead', 1e15, 9e14)`.execute(
        database.db,
      )
      await forgetFullBuckets(database.db)
      const left = await database.db.selectFrom('buckets').select('bucket').execute()
      await database.close()
      expect(left).toEqual([{ bucket: 'busy' }])
    })
  },
)

describe('the networks of an IP address', () => {
  const names = (ip: string) => networksOf(ip).map(({ network }) => network)

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['unknown', 'unknown'],
    ['::::', 'unknown'],
  ])('%s → %s', (ip, network) => {
    expect(names(ip)).toEqual([network])
  })

  test('an IPv6 address is in a /64, a /56 and a /48, however it is written', () => {
    const networks = ['20010db800010203/64', '20010db8000102/56', '20010db80001/48']
    expect(names('2001:db8:1:203:3:4:5:6')).toEqual(networks)
    expect(names('2001:0DB8:0001:0203::6')).toEqual(networks)
    expect(names('2001:db8:1:203::6%eth0')).toEqual(networks)
  })
})
