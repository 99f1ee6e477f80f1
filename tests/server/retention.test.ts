import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/server/log.ts'
import { createPurge, DAY_MS } from '../../src/server/retention.ts'
import type { Store } from '../../src/server/store/open.ts'
import { anInquiry, memoryStore } from '../support/stores.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

let store: Store
let lines: string[]

beforeEach(async () => {
  store = await memoryStore()
  lines = []
})

/** A server that starts at a time, and its daily purge. */
function startAt(time: number) {
  const clock = { time }
  const purge = createPurge({
    store,
    days: 180,
    now: () => clock.time,
    log: createLog((line) => lines.push(line)),
  })
  return {
    clock,
    purge,
    async purgeAfterDays(days: number) {
      for (let day = 0; day < days; day += 1) {
        clock.time += DAY_MS
        await purge()
      }
    },
  }
}

const storeInquiries = async (...times: number[]) => {
  for (const receivedAt of times) await store.inquiries.add(anInquiry({ receivedAt }))
}
const storedTimes = async () =>
  (await store.inquiries.list('regular')).map(({ receivedAt }) => receivedAt)

test('a server that starts erases what is older than it may be kept', async () => {
  await storeInquiries(NOW - 180 * DAY_MS, NOW - DAY_MS)
  await startAt(NOW).purge()
  expect(await storedTimes()).toEqual([NOW - DAY_MS])
  expect(lines.join()).toContain('retention.purged')
})

test('a running server erases each inquiry on its day, also without new inquiries', async () => {
  await storeInquiries(NOW - 100 * DAY_MS, NOW)
  const { purge, purgeAfterDays } = startAt(NOW)
  await purge()
  await purgeAfterDays(79)
  expect(await storedTimes()).toHaveLength(2)
  await purgeAfterDays(1)
  expect(await storedTimes()).toEqual([NOW])
  await purgeAfterDays(100)
  expect(await storedTimes()).toEqual([])
  expect(lines.join()).not.toContain('retention.postponed')
})

test('a server that is started every four days erases each inquiry, also without new ones', async () => {
  await storeInquiries(NOW)
  for (let day = 0; day < 180; day += 4) await startAt(NOW + day * DAY_MS).purge()
  expect(await storedTimes()).toEqual([NOW])
  await startAt(NOW + 180 * DAY_MS).purge()
  expect(await storedTimes()).toEqual([])
  expect(lines.join()).not.toContain('retention.postponed')
})

test('a server that starts with its clock years ahead erases nothing for a week, and logs it', async () => {
  await storeInquiries(NOW - DAY_MS)
  await startAt(NOW).purge()
  const ahead = NOW + 10 * 365 * DAY_MS
  for (let day = 0; day < 7; day += 1) {
    // Each start of a server that fails again and again
    await startAt(ahead + day * DAY_MS).purge()
    await startAt(ahead + day * DAY_MS).purge()
  }
  expect(await storedTimes()).toEqual([NOW - DAY_MS])
  expect(lines.filter((line) => line.includes('retention.postponed'))).toHaveLength(14)
  await startAt(ahead + 7 * DAY_MS).purge()
  expect(await storedTimes()).toEqual([])
})

test.each([190, 10, -190])('a clock that is set by %d days erases nothing', async (days) => {
  const times = [NOW, NOW - 90 * DAY_MS, NOW - 178 * DAY_MS]
  await storeInquiries(...times)
  const { clock, purge, purgeAfterDays } = startAt(NOW)
  await purge()
  clock.time += days * DAY_MS
  await purgeAfterDays(1)
  expect(await storedTimes()).toEqual(times)
  expect(lines.join()).toContain('retention.postponed')

  // Somebody sets it right: a week later the purge goes on.
  clock.time -= days * DAY_MS
  await purgeAfterDays(8)
  expect(await storedTimes()).toEqual(times.slice(0, 2))
})

test('the purge of an empty database logs nothing', async () => {
  await startAt(NOW).purge()
  expect(lines).toEqual([])
})
