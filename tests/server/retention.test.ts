import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/server/log.ts'
import { DAY_MS, purgeAtStart } from '../../src/server/retention.ts'
import type { Store } from '../../src/server/store/store.ts'
import { anInquiry, memoryStore } from '../support/stores.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

let store: Store
let lines: string[]

beforeEach(async () => {
  store = await memoryStore()
  lines = []
})

const startAt = (time: number) =>
  purgeAtStart({
    inquiries: store.inquiries,
    days: 180,
    now: () => time,
    log: createLog(
      (line) => lines.push(line),
      () => time,
    ),
  })

test('a server that starts erases what is older than it may be kept', async () => {
  const young = anInquiry({ receivedAt: NOW - DAY_MS })
  await store.inquiries.accept(anInquiry({ receivedAt: NOW - 181 * DAY_MS }))
  await store.inquiries.accept(young)
  await startAt(NOW)
  expect(await store.inquiries.list('regular')).toEqual([young])
  expect(lines.join()).toContain('retention.purged')
})

test('a server whose clock is years ahead at the start erases nothing, and says so', async () => {
  const inquiry = anInquiry({ receivedAt: NOW - DAY_MS })
  await store.inquiries.accept(inquiry)
  await startAt(NOW + 10 * 365 * DAY_MS)
  expect(await store.inquiries.list('regular')).toEqual([inquiry])
  expect(lines.join()).toContain('retention.postponed')
})

test('a server with nothing stored has nothing to doubt', async () => {
  await startAt(NOW)
  expect(lines).toEqual([])
})
