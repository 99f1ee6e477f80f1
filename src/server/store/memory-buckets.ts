import { type Buckets, CLEAN_EVERY_MS, RATE_WINDOW_MS } from '../rate-limit.ts'

/**
 * Buckets in the memory of one server.
 *
 * @param now a monotonic clock
 */
export function memoryBuckets(now: () => number): Buckets {
  /** When each bucket will be full again */
  const fullAt = new Map<string, number>()
  setInterval(() => {
    const time = now()
    for (const [bucket, at] of fullAt) if (at <= time) fullAt.delete(bucket)
  }, CLEAN_EVERY_MS).unref()

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
