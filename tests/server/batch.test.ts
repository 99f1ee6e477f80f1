import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batched } from '../../src/server/store/batch.ts'
import { StoreUnavailable } from '../../src/server/store/engine.ts'

/** Writes at once, as SQLite does, and keeps what was written together. */
function instantStore() {
  const batches: number[][] = []
  const store = batched(async (items: readonly number[]) => {
    batches.push([...items])
    return [...items]
  })
  return { batches, store }
}

test('what is read in one turn of the event loop is written together, though a write takes no time', async () => {
  const { batches, store } = instantStore()
  const first = store(1)
  // As between two sockets that had something to read.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const second = store(2)
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(batches).toEqual([[1, 2]])
})

test('each item gets its own result, in whatever batch it was', async () => {
  const { batches, store } = instantStore()
  const items = Array.from({ length: 250 }, (_, index) => index)
  expect(await Promise.all(items.map(store))).toEqual(items)
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50])
})

test('as many writes are under way as it may be, and what waits for them is written together', async () => {
  const batches: number[][] = []
  const ends: (() => void)[] = []
  const store = batched(async (items: readonly number[]) => {
    batches.push([...items])
    await new Promise<void>((resolve) => ends.push(resolve))
    return [...items]
  }, 2)
  const results: Promise<number>[] = []
  for (const item of [1, 2, 3, 4]) {
    results.push(store(item))
    await nextTurn()
  }
  expect(batches).toEqual([[1], [2]])

  ends[1]?.()
  expect(await results[1]).toBe(2)
  await expect.poll(() => batches).toEqual([[1], [2], [3, 4]])
  for (const end of ends) end()
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4])
})

test('an item that cannot be written does not take its neighbours along', async () => {
  const store = batched(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('not this one')
    return [...items]
  })
  const results = await Promise.allSettled([1, 2, 3].map(store))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a store that is away is not asked once for each item', async () => {
  let writes = 0
  const store = batched(async (): Promise<number[]> => {
    writes += 1
    throw new StoreUnavailable()
  })
  const results = await Promise.allSettled([1, 2, 3].map(store))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(writes).toBe(1)
})
