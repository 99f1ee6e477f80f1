import { setImmediate as nextTurn } from 'node:timers/promises'
import { StoreUnavailable } from './engine.ts'

/** The length of the queue; more would wait longer than a visitor does. */
const MAX_WAITING = 2000
const MAX_BATCH = 100

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

/**
 * Group commit: what arrives during the writes is written together by the next, so that many
 * visitors share one fsync.
 *
 * When a batch fails, its items are tried one by one, so that none fails because of its
 * neighbour; but when the store is unavailable, it is so for all of them.
 *
 * @param write returns the results in the order of its items
 * @param maxWrites how many writes may be under way at the same time
 */
export function batched<Item, Result>(
  write: (items: readonly Item[]) => Promise<Result[]>,
  maxWrites = 1,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isCollecting = false
  let writes = 0

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result === undefined) reject(new Error('an item of a batch got no result'))
        else resolve(result)
      })
    } catch (error) {
      if (batch.length > 1 && !(error instanceof StoreUnavailable)) {
        for (const one of batch) await settle([one])
      } else {
        for (const { reject } of batch) reject(error)
      }
    }
  }

  function writeNext(): void {
    if (waiting.length > 0 && !isCollecting && writes < maxWrites) void collectAndWrite()
  }

  async function collectAndWrite(): Promise<void> {
    isCollecting = true
    // Otherwise a synchronous write, as SQLite's, would end before the next request is read.
    await nextTurn()
    isCollecting = false
    writes += 1
    const batch = waiting.splice(0, MAX_BATCH)
    writeNext()
    await settle(batch)
    writes -= 1
    writeNext()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING)
        return reject(new StoreUnavailable('too many inquiries are waiting'))
      waiting.push({ item, resolve, reject })
      writeNext()
    })
}
