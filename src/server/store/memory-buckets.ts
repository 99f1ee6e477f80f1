import { type Buckets, RATE_WINDOW_MS } from '../rate-limit.ts'

/** Of those used last, this many buckets are kept at least, and twice as many at most. */
const KEPT_BUCKETS = 50_000

/**
 * Buckets in the memory of one server.
 *
 * @param now a monotonic clock
 */
export function memoryBuckets(now: () => number): Buckets {
  /** When each bucket will be full again */
  const fullAt = recentlyUsed()
  // A bucket that was not used for as long is full.
  setInterval(fullAt.age, RATE_WINDOW_MS).unref()
  return {
    async take(tokens) {
      const time = now()
      const changed = tokens.map(({ bucket, refillMs }) => ({
        bucket,
        time: Math.max(fullAt.get(bucket) ?? 0, time) + refillMs,
      }))
      const emptyUntil = Math.max(...changed.map((change) => change.time)) - RATE_WINDOW_MS
      const waitMs = Math.max(0, Math.floor(emptyUntil - time))
      if (waitMs === 0) for (const change of changed) fullAt.set(change.bucket, change.time)
      return waitMs
    },

    async refund(tokens) {
      for (const { bucket, refillMs } of tokens)
        fullAt.set(bucket, (fullAt.get(bucket) ?? 0) - refillMs)
    },
  }
}

/**
 * Forgets what was not used for long, in two generations: to delete and insert again at every use
 * would take a Map longer than everything else.
 */
function recentlyUsed() {
  let young = new Map<string, number>()
  let old = new Map<string, number>()

  /** Forgets what was not used since the last call. */
  function age(): void {
    old = young
    young = new Map()
  }

  function set(bucket: string, time: number): void {
    if (young.size >= KEPT_BUCKETS && !young.has(bucket)) age()
    young.set(bucket, time)
  }

  function get(bucket: string): number | undefined {
    const time = young.get(bucket)
    if (time !== undefined) return time
    const oldTime = old.get(bucket)
    if (oldTime !== undefined) set(bucket, oldTime)
    return oldTime
  }
  return { age, set, get }
}
