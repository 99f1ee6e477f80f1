import type { Log } from './log.ts'
import type { InquiryStore } from './store/inquiry-store.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

/** If the newest inquiry is older, either the site is quiet or the clock is ahead. */
const DOUBTFUL_SILENCE_MS = 30 * DAY_MS

/** When two clocks differ by more since the day before, the one on the wall was set. */
const CLOCK_TOLERANCE_MS = 60 * 60 * 1000

/** For how long nothing is erased by a clock in doubt */
const DOUBT_MS = 7 * DAY_MS

export interface RetentionParts {
  inquiries: Pick<InquiryStore, 'purge' | 'newest'>
  days: number
  now: () => number
  /** Milliseconds since any moment, by a clock that nobody can set */
  monotonicNow: () => number
  log: Log
}

/**
 * The purge that the privacy notice promises, to be called at the start and once a day. A clock that
 * is far ahead would erase everything: while it is in doubt, each call logs a warning instead.
 */
export function createRetention(parts: RetentionParts): () => Promise<void> {
  const { inquiries, days, now, monotonicNow, log } = parts
  let last: { wall: number; monotonic: number } | undefined
  let doubtedAt = Number.NEGATIVE_INFINITY

  return async () => {
    const newest = await inquiries.newest()
    const [wall, monotonic] = [now(), monotonicNow()]
    const silenceMs = newest === null ? 0 : wall - newest
    const isDoubtful = last
      ? Math.abs(wall - last.wall - (monotonic - last.monotonic)) > CLOCK_TOLERANCE_MS
      : silenceMs > DOUBTFUL_SILENCE_MS
    if (isDoubtful) doubtedAt = monotonic
    last = { wall, monotonic }
    if (monotonic - doubtedAt < DOUBT_MS) {
      log.warn('retention.postponed', { daysSinceNewest: Math.floor(silenceMs / DAY_MS) })
      return
    }
    const count = await inquiries.purge(wall - days * DAY_MS)
    if (count > 0) log.info('retention.purged', { count })
  }
}

export function startRetention(parts: RetentionParts) {
  const purge = createRetention(parts)
  const purgeAndReport = () =>
    purge().catch((error: unknown) => parts.log.error('retention.failed', error))
  void purgeAndReport()
  const timer = setInterval(purgeAndReport, DAY_MS)
  return { stop: () => clearInterval(timer) }
}
