import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../src/server/retention.ts'
import type { Store } from '../../src/server/store/open.ts'
import { anInquiry, describeOnEveryDatabase, type TestDatabase } from '../support/stores.ts'

const LEASE_MS = 1000
const HOUR_MS = 60 * 60 * 1000

describeOnEveryDatabase('the outbox', (createDatabase) => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await createDatabase()
    store = await database.connect()
    return database.close
  })
  beforeEach(() => store.inquiries.purge(Number.MAX_SAFE_INTEGER))

  const receive = async (count: number, from = 100) => {
    const inquiries = Array.from({ length: count }, (_, index) =>
      anInquiry({ receivedAt: from + index }),
    )
    await Promise.all(inquiries.map((inquiry) => store.inquiries.add(inquiry)))
    return inquiries
  }

  /** Claims a mail, and reports what became of it. */
  const claimAndReport = async (outcome: Parameters<Store['outbox']['report']>[1]) => {
    const [inquiry] = await receive(1)
    const job = await claim(500)
    if (!job || !inquiry) throw new Error('nothing was handed out')
    await store.outbox.report(job, outcome)
    return inquiry
  }

  const claim = (now: number, { outbox } = store) => outbox.claim({ now, leaseMs: LEASE_MS })

  test('claims what is due, oldest first, with the inquiry', async () => {
    const inquiries = await receive(3)
    for (const inquiry of inquiries) expect(await claim(500)).toMatchObject({ inquiry, attempt: 1 })
    expect(await claim(500)).toBeUndefined()
  })

  test('claims nothing before it is due', async () => {
    await receive(1)
    expect(await claim(99)).toBeUndefined()
    expect(await claim(100)).toBeDefined()
  })

  test('keeps a claimed mail from other workers until the lease expires', async () => {
    await receive(1)
    await claim(500)
    expect(await claim(500 + LEASE_MS - 1)).toBeUndefined()
    expect(await claim(500 + LEASE_MS)).toMatchObject({ attempt: 2, firstAttemptAt: 500 })
  })

  test('gives each of 40 mails to one of four workers', async () => {
    await receive(40)
    const stores = [store, ...(await Promise.all([1, 2, 3].map(() => database.connect())))]
    const ids: string[] = []
    const work = async (each: Store) => {
      for (let job = await claim(500, each); job; job = await claim(500, each))
        ids.push(job.inquiry.id)
    }
    await Promise.all(stores.map(work))
    await work(store)
    expect(ids).toHaveLength(40)
    expect(new Set(ids).size).toBe(40)
  })

  test('does not claim a sent mail again', async () => {
    await claimAndReport({ outcome: 'sent', at: 600 })
    expect(await claim(1_000_000)).toBeUndefined()
    expect(await store.outbox.entries()).toMatchObject([{ state: 'sent', sentAt: 600 }])
  })

  test('claims a postponed mail when its time has come', async () => {
    await claimAndReport({ outcome: 'retry', dueAt: 9000, reason: 'busy' })
    expect(await claim(8999)).toBeUndefined()
    expect(await claim(9000)).toBeDefined()
  })

  test.each([
    ['was received', () => receive(1, DAY_MS)],
    ['was claimed', async () => [await receive(1), await claim(DAY_MS)]],
    ['failed', () => claimAndReport({ outcome: 'retry', dueAt: DAY_MS, reason: 'busy' })],
  ])(
    'claims a mail within two hours that %s while the clock was a day ahead',
    async (_what, happen) => {
      await happen()
      expect(await claim(600)).toBeUndefined()
      expect(await claim(600 + 2 * HOUR_MS)).toBeDefined()
    },
  )

  test('leaves a mail to a server whose clock is a day ahead, while that server tries it', async () => {
    await receive(1)
    const ahead = await database.connect()
    for (let hour = 0; hour < 12; hour += 1) {
      const job = await claim(DAY_MS + hour * HOUR_MS, ahead)
      expect(job).toMatchObject({ attempt: hour + 1 })
      expect(await claim(500 + hour * HOUR_MS)).toBeUndefined()
      const dueAt = DAY_MS + (hour + 1) * HOUR_MS
      if (job) await ahead.outbox.report(job, { outcome: 'retry', dueAt, reason: 'busy' })
      expect(await claim(600 + hour * HOUR_MS)).toBeUndefined()
      expect(await claim(dueAt - 1, ahead)).toBeUndefined()
    }
  })

  test('counts no time that a clock was ahead into the 72 hours of a mail', async () => {
    await receive(1)
    await claim(DAY_MS)
    await claim(600)
    const later = 600 + 2 * HOUR_MS
    expect(await claim(later)).toMatchObject({ attempt: 2, firstAttemptAt: later })
  })

  test('shows why a mail is dead, and hands it out no more', async () => {
    await claimAndReport({ outcome: 'dead', reason: '550 no such user' })
    expect(await claim(1_000_000)).toBeUndefined()
    expect(await store.outbox.entries()).toMatchObject([
      { state: 'dead', lastError: '550 no such user' },
    ])
  })

  test('claims a dead mail that was revived, as if it had never been tried', async () => {
    const inquiry = await claimAndReport({ outcome: 'dead', reason: 'x' })
    expect(await store.outbox.revive(inquiry.id, 7000)).toBe(true)
    expect(await claim(7000)).toMatchObject({ attempt: 1, firstAttemptAt: 7000 })
    expect(await store.outbox.revive(inquiry.id, 7000)).toBe(false)
  })

  test('ignores a failure from before a mail was revived', async () => {
    const [inquiry] = await receive(1)
    const late = await claim(500)
    const last = await claim(500 + LEASE_MS)
    if (last) await store.outbox.report(last, { outcome: 'dead', reason: 'x' })
    if (inquiry) await store.outbox.revive(inquiry.id, 7000)
    await claim(7000)
    if (late) await store.outbox.report(late, { outcome: 'dead', reason: 'late' })
    expect(await store.outbox.entries()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  })

  test('ignores a failure from a worker whose lease has expired', async () => {
    await receive(1)
    const late = await claim(500)
    await claim(500 + LEASE_MS)
    if (late) await store.outbox.report(late, { outcome: 'dead', reason: 'late' })
    expect(await store.outbox.entries()).toMatchObject([{ state: 'waiting', attempts: 2 }])
  })

  test('accepts a success from a worker whose lease has expired', async () => {
    await receive(1)
    const late = await claim(500)
    const second = await claim(500 + LEASE_MS)
    if (late) await store.outbox.report(late, { outcome: 'sent', at: 1600 })
    if (second) await store.outbox.report(second, { outcome: 'retry', dueAt: 9, reason: 'x' })
    expect(await store.outbox.entries()).toMatchObject([{ state: 'sent', sentAt: 1600 }])
  })
})
