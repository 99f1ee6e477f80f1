import { beforeAll, beforeEach, expect, test } from 'vitest'
import { INQUIRY_TYPES } from '../../src/inquiry/inquiry-type.ts'
import type { Store } from '../../src/server/store/open.ts'
import type { StoredInquiry } from '../../src/server/store/tables.ts'
import { anInquiry, describeOnEveryDatabase, type TestDatabase } from '../support/stores.ts'

describeOnEveryDatabase('the inquiry store', (createDatabase) => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await createDatabase()
    store = await database.connect()
    return database.close
  })
  beforeEach(() => store.inquiries.purge(Number.MAX_SAFE_INTEGER))

  // A type that fails here needs a migration that widens the CHECK of its column.
  test.each(INQUIRY_TYPES)('keeps an inquiry of the type %s unchanged', async (type) => {
    const inquiry = anInquiry({ type, event: 'ai-workshop' })
    await store.inquiries.add(inquiry)
    expect(await store.inquiries.list()).toEqual([inquiry])
  })

  test('lists an inquiry with a flag of another release as flagged', async () => {
    const flagged = anInquiry({ flags: ['aReasonOfAnotherRelease'] })
    await store.inquiries.add(flagged)
    expect(await store.inquiries.list('regular')).toEqual([])
    expect(await store.inquiries.list()).toEqual([flagged])
  })

  test('accepts the same inquiry again without storing it twice', async () => {
    const inquiry = anInquiry()
    await store.inquiries.add(inquiry)
    const later = { ...inquiry, receivedAt: inquiry.receivedAt + 60_000 }
    expect(await store.inquiries.add(later)).toBe('repeated')
    expect(await store.inquiries.has(later)).toBe(true)
    expect(await store.inquiries.has({ ...inquiry, message: 'else' })).toBe(false)
    expect(await store.inquiries.has(anInquiry())).toBe(false)
    expect(await store.inquiries.list('regular')).toEqual([inquiry])
    expect(await store.outbox.entries()).toHaveLength(1)
  })

  test('stores 50 concurrent copies once, from two servers', async () => {
    const inquiry = anInquiry()
    const other = await database.connect()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? store : other).inquiries.add(inquiry),
      ),
    )
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'repeated')).toHaveLength(49)
    expect(await store.inquiries.list('regular')).toEqual([inquiry])
    expect(await store.outbox.entries()).toHaveLength(1)
  })

  test('stores 100 concurrent inquiries from three servers, and lists the newest first', async () => {
    const stores = [store, await database.connect(), await database.connect()]
    const inquiries = Array.from({ length: 100 }, () => anInquiry())
    await Promise.all(inquiries.map((inquiry, index) => stores[index % 3]?.inquiries.add(inquiry)))
    const kept = await store.inquiries.list('regular')
    expect(kept.toReversed()).toEqual(inquiries)
    expect(await store.outbox.entries()).toHaveLength(100)
  })

  test('accepts one of two texts that two servers send under one key', async () => {
    const inquiry = anInquiry()
    const other = await database.connect()
    const answers = await Promise.all([
      store.inquiries.add({ ...inquiry, message: 'one' }),
      other.inquiries.add({ ...inquiry, message: 'two' }),
    ])
    expect(answers.toSorted()).toEqual(['accepted', 'keyReused'])
    expect(await store.inquiries.list('regular')).toHaveLength(1)
  })

  test('lists a flagged inquiry apart and does not mail it', async () => {
    const inquiry = anInquiry({ flags: ['honeypot', 'manyLinks'] })
    await store.inquiries.add(inquiry)
    expect(await store.inquiries.list('regular')).toEqual([])
    expect(await store.inquiries.list('flagged')).toEqual([inquiry])
    expect(await store.outbox.entries()).toEqual([])
  })

  test.each(['tokenMissing', 'tokenInvalid', 'tooFast'] as const)(
    'lists an inquiry that is only %s apart, but mails it, and once',
    async (flag) => {
      const inquiry = anInquiry({ flags: [flag] })
      await store.inquiries.add(inquiry)
      expect(await store.inquiries.list('flagged')).toEqual([inquiry])
      expect(await store.outbox.entries()).toMatchObject([{ inquiryId: inquiry.id }])
      expect(await store.inquiries.release(inquiry.id, inquiry.receivedAt + 5)).toBe(true)
      expect(await store.outbox.entries()).toMatchObject([{ dueAt: inquiry.receivedAt }])
    },
  )

  test('does not mail an inquiry that a flag holds back, whatever else it is flagged for', async () => {
    await store.inquiries.add(anInquiry({ flags: ['tokenMissing', 'manyLinks'] }))
    expect(await store.outbox.entries()).toEqual([])
  })

  test('lists and mails a flagged inquiry once it is released', async () => {
    const inquiry = anInquiry({ flags: ['honeypot'] })
    await store.inquiries.add(inquiry)
    expect(await store.inquiries.release(inquiry.id, 5)).toBe(true)
    expect(await store.inquiries.list('regular')).toEqual([{ ...inquiry, flags: [] }])
    expect(await store.inquiries.release(inquiry.id, 6)).toBe(false)
    expect(await store.outbox.entries()).toMatchObject([{ dueAt: 5, state: 'waiting' }])
  })

  test('mails a released inquiry again whose mail is dead, for another 72 hours', async () => {
    const inquiry = anInquiry({ flags: ['tooFast'] })
    await store.inquiries.add(inquiry)
    const job = await store.outbox.claim({ now: inquiry.receivedAt, leaseMs: 1 })
    if (job) await store.outbox.report(job, { outcome: 'dead', reason: '550' })
    const later = inquiry.receivedAt + 1000
    expect(await store.inquiries.release(inquiry.id, later)).toBe(true)
    expect(await store.outbox.claim({ now: later, leaseMs: 1 })).toMatchObject({
      inquiry: { id: inquiry.id },
      firstAttemptAt: later,
    })
  })

  test('releases a flagged inquiry whose retry raises no suspicion', async () => {
    const inquiry = anInquiry({ flags: ['tokenMissing'] })
    await store.inquiries.add(inquiry)
    const retry: StoredInquiry = { ...inquiry, flags: [] }
    expect(await store.inquiries.add(retry)).toBe('repeated')
    expect(await store.inquiries.add(retry)).toBe('repeated')
    expect(await store.inquiries.list('regular')).toEqual([retry])
    expect(await store.outbox.entries()).toHaveLength(1)
  })

  test('does not release a flagged inquiry for another text', async () => {
    const inquiry = anInquiry({ flags: ['tokenMissing'] })
    await store.inquiries.add(inquiry)
    await store.inquiries.add({ ...inquiry, flags: [], message: 'else' })
    expect(await store.inquiries.list('flagged')).toEqual([inquiry])
  })

  test('keeps when the purge last looked at the clock', async () => {
    expect(await store.retentionClock.read()).toEqual({ checkedAt: null, postponedUntil: 0 })
    const check = { checkedAt: Date.UTC(2026, 10, 21), postponedUntil: Date.UTC(2026, 10, 28) }
    await store.retentionClock.write(check)
    expect(await store.retentionClock.read()).toEqual(check)
  })

  test('stores nothing when it is pinged', async () => {
    await store.ping()
    expect(await store.inquiries.list('regular')).toEqual([])
  })

  test('erases an inquiry together with its mail', async () => {
    const [erasable, kept] = [anInquiry(), anInquiry()]
    await store.inquiries.add(erasable)
    await store.inquiries.add(kept)
    expect(await store.inquiries.erase([erasable.id])).toBe(1)
    expect(await store.inquiries.list('regular')).toEqual([kept])
    expect(await store.outbox.entries()).toMatchObject([{ inquiryId: kept.id }])
  })

  test('purges what is older than a time, flagged or not, and nothing younger', async () => {
    const old = anInquiry({ receivedAt: 999 })
    const oldSpam = anInquiry({ receivedAt: 998, flags: ['honeypot'] })
    const young = anInquiry({ receivedAt: 1000 })
    for (const inquiry of [old, oldSpam, young]) await store.inquiries.add(inquiry)
    expect(await store.inquiries.purge(1000)).toBe(2)
    expect(await store.inquiries.list('regular')).toEqual([young])
    expect(await store.inquiries.list('flagged')).toEqual([])
  })

  test('makes a secret once and shares it between servers', async () => {
    const other = await database.connect()
    const [mine, theirs] = await Promise.all([store.secret('token'), other.secret('token')])
    expect(mine).toBe(theirs)
    expect(mine.length).toBeGreaterThanOrEqual(43)
    expect(await store.secret('another')).not.toBe(mine)
  })

  test('can be opened by several servers at the same moment, on an empty database', async () => {
    const fresh = await createDatabase()
    const stores = await Promise.all([fresh.connect(), fresh.connect(), fresh.connect()])
    for (const one of stores) await one.ping()
    await fresh.close()
  })
})
