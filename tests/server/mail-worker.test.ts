import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../src/server/log.ts'
import type { Deliver, DeliveryResult } from '../../src/server/mail/smtp.ts'
import {
  createDelivery,
  GIVE_UP_AFTER_MS,
  LEASE_MS,
  retryDelay,
  startWorker,
  type WorkerDependencies,
} from '../../src/server/mail/worker.ts'
import { createStore, type Store } from '../../src/server/store/open.ts'
import { openDatabaseFile, openSqlite } from '../../src/server/store/sqlite.ts'
import { anInquiry, memoryStore } from '../support/stores.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let store: Store
let clock: number
let lines: string[]
let onLine: (line: string) => void

beforeEach(async () => {
  store = await memoryStore()
  clock = Date.UTC(2026, 10, 21, 12)
  lines = []
  onLine = (line) => lines.push(line)
})

const log = createLog((line) => onLine(line))

const passOver = (deliver: Deliver, outbox: WorkerDependencies['outbox'] = store.outbox) =>
  createDelivery({
    outbox,
    deliver,
    from: 'site@duet.example',
    to: 'hello@duet.example',
    log,
    now: () => clock,
    random: () => 0,
  })

/** Moves the clock from one due time to the next, with a pass at each, up to a time. */
async function passUntil(end: number, pass: () => Promise<boolean>): Promise<void> {
  for (;;) {
    await pass()
    const [next] = (await store.outbox.entries()).filter(({ state }) => state === 'waiting')
    if (!next || next.dueAt > end) break
    clock = next.dueAt
  }
  clock = end
}

const failed = async (): Promise<DeliveryResult> => ({ outcome: 'failed', reason: 'ECONNREFUSED' })

describe('the delay between attempts', () => {
  test('doubles from half a minute to an hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 90].map((n) => retryDelay(n, () => 0) / MINUTE_MS)
    expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  test('has a jitter of up to half of it', () => {
    expect(retryDelay(9, () => 1)).toBe(HOUR_MS / 2)
    expect(retryDelay(9, () => 0.5)).toBe(HOUR_MS * 0.75)
  })
})

describe('a server that is down', () => {
  test('is tried some seventy times in 72 hours, then the mail is dead', async () => {
    let attempts = 0
    const pass = passOver(() => {
      attempts += 1
      return failed()
    })
    await store.inquiries.add(anInquiry({ receivedAt: clock }))
    await passUntil(clock + GIVE_UP_AFTER_MS, pass)
    expect(attempts).toBeGreaterThan(70)
    expect(attempts).toBeLessThan(90)
    expect(await store.outbox.entries()).toMatchObject([
      { state: 'dead', lastError: 'given up after 72 hours: ECONNREFUSED' },
    ])
    expect(lines.at(-1)).toContain('mail.dead')
  })

  test('is tried again when the clock was set ahead by days meanwhile', async () => {
    await store.inquiries.add(anInquiry({ receivedAt: clock }))
    const pass = passOver(failed)
    await pass()
    clock += 2 * GIVE_UP_AFTER_MS
    await pass()
    expect(await store.outbox.entries()).toMatchObject([{ state: 'waiting', attempts: 2 }])
  })

  test('is tried for 72 hours from the first attempt, not from the inquiry', async () => {
    await store.inquiries.add(anInquiry({ receivedAt: clock - 10 * GIVE_UP_AFTER_MS }))
    await passOver(failed)()
    expect(await store.outbox.entries()).toMatchObject([{ state: 'waiting' }])
  })
})

test('one mail that is refused does not hold up the others', async () => {
  const [bad, good] = [anInquiry(), anInquiry()]
  await store.inquiries.add(bad)
  await store.inquiries.add(good)
  let calls = 0
  const pass = passOver(async () => {
    calls += 1
    return calls === 1 ? { outcome: 'refused', reason: '554' } : { outcome: 'sent' }
  })
  await pass()
  await pass()
  expect((await store.outbox.entries()).map(({ state }) => state).toSorted()).toEqual([
    'dead',
    'sent',
  ])
})

test('the log of mails has no personal data', async () => {
  const inquiry = anInquiry({ name: 'Anna Nowak' })
  await store.inquiries.add(inquiry)
  await passOver(async () => ({ outcome: 'failed', reason: 'anna@example.com is busy' }))()
  expect(lines.join()).toContain(inquiry.id)
  expect(lines.join()).not.toMatch(/anna/i)
})

describe('a mail whose delivery takes long', () => {
  /** A worker whose first delivery takes as long as the test wants */
  async function startWithSlowMail(next: Deliver) {
    const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<DeliveryResult>()]
    const deliveries: Deliver[] = [
      () => {
        begun.resolve()
        return slow.promise
      },
    ]
    const worker = startWorker(
      passOver((message) => (deliveries.shift() ?? next)(message)),
      log,
    )
    await store.inquiries.add(anInquiry({ receivedAt: clock }))
    worker.wake()
    await begun.promise
    await store.inquiries.add(anInquiry({ receivedAt: clock }))
    worker.wake()
    return { worker, finish: () => slow.resolve({ outcome: 'sent' }) }
  }
  const states = async () => (await store.outbox.entries()).map(({ state }) => state).toSorted()

  test('does not hold up those that come later', async () => {
    const sent = Promise.withResolvers<void>()
    onLine = (line) => line.includes('mail.sent') && sent.resolve()
    const { worker, finish } = await startWithSlowMail(async () => ({ outcome: 'sent' }))
    await sent.promise
    expect(await states()).toEqual(['sent', 'waiting'])
    finish()
    await worker.stop()
    expect(await states()).toEqual(['sent', 'sent'])
  })

  test('is not begun again when the clock is set ahead meanwhile', async () => {
    const sent = Promise.withResolvers<void>()
    onLine = (line) => line.includes('mail.sent') && sent.resolve()
    let others = 0
    const { worker, finish } = await startWithSlowMail(async () => {
      others += 1
      return { outcome: 'sent' }
    })
    clock += 2 * LEASE_MS
    worker.wake()
    await sent.promise
    finish()
    await worker.stop()
    expect(others).toBe(1)
    expect(await states()).toEqual(['sent', 'sent'])
  })

  test('is not begun again when the clock is set ahead while it is being claimed', async () => {
    await store.inquiries.add(anInquiry())
    let mails = 0
    const others: Promise<boolean>[] = []
    const pass = passOver(
      async () => {
        mails += 1
        return { outcome: 'sent' }
      },
      {
        ...store.outbox,
        async claim(wanted) {
          const job = await store.outbox.claim(wanted)
          if (others.length > 0) return job
          clock += 2 * LEASE_MS
          others.push(pass())
          // As long as another pass takes that does not wait for this claim
          await setImmediate()
          return job
        },
      },
    )
    await pass()
    await Promise.all(others)
    expect(mails).toBe(1)
  })

  test('is finished before the worker has stopped, though another failed unexpectedly', async () => {
    const hasFailed = Promise.withResolvers<void>()
    onLine = (line) => line.includes('mail.workerFailed') && hasFailed.resolve()
    const { worker, finish } = await startWithSlowMail(() => {
      throw new Error('a bug')
    })
    await hasFailed.promise
    const stopped = worker.stop()
    finish()
    await stopped
    expect(await states()).toEqual(['sent', 'waiting'])
  })
})

test('the worker goes on after the store failed', async () => {
  const recovered = Promise.withResolvers<void>()
  let isBusy = true
  const worker = startWorker(async () => {
    if (isBusy) throw new Error('busy')
    recovered.resolve()
    return false
  }, log)
  await new Promise<void>((resolve) => {
    onLine = (line) => {
      lines.push(line)
      resolve()
    }
  })
  isBusy = false
  worker.wake()
  await recovered.promise
  await worker.stop()
  expect(lines.join()).toContain('mail.workerFailed')
})

test('a mail that was sent during an outage of the store is recorded afterwards', async () => {
  const file = join(await temporaryFolder(), 'test.sqlite')
  store = createStore(await openSqlite(openDatabaseFile(file)))
  await store.inquiries.add(anInquiry({ receivedAt: clock }))
  const other = new DatabaseSync(file)

  onLine = (line) => line.includes('mail.notReported') && other.exec('rollback')
  await passOver(async () => {
    other.exec('begin immediate')
    return { outcome: 'sent' }
  })()

  expect(await store.outbox.entries()).toMatchObject([{ state: 'sent', attempts: 1 }])
  other.close()
  await store.close()
})

test('a mail that failed while the clock was ahead is tried again within two hours once the clock is right', async () => {
  await store.inquiries.add(anInquiry({ receivedAt: clock }))
  clock += 24 * HOUR_MS
  await passOver(failed)()
  clock -= 24 * HOUR_MS
  const deliverNext = passOver(async () => ({ outcome: 'sent' }))
  expect(await deliverNext()).toBe(false)
  clock += 2 * HOUR_MS
  await deliverNext()
  expect(await store.outbox.entries()).toMatchObject([{ state: 'sent' }])
})
