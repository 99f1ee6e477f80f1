import type { Log } from './log.ts'
import type { Store } from './store/open.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

/** If more time has passed since the last purge, the clock was set ahead, or no server ran. */
const CLOCK_TOLERANCE_MS = 7 * DAY_MS

/** How long the purge waits then: a wrong clock must not erase anything. */
const POSTPONED_MS = 7 * DAY_MS

export interface RetentionDependencies {
  store: { inquiries: Pick<Store['inquiries'], 'purge'> } & Pick<Store, 'retentionClock'>
  days: number
  now: () => number
  log: Log
}

/**
 * The purge that the privacy notice promises, to be called at the start and once a day. A clock that
 * is far ahead would erase everything: for a week after it has jumped, each call logs a warning
 * instead. The database knows since when, so that a restart neither shortens nor prolongs the week.
 */
export function createPurge({ store, days, now, log }: RetentionDependencies): () => Promise<void> {
  return async () => {
    const time = now()
    const { checkedAt, postponedUntil: before } = await store.retentionClock.read()
    const hasJumped = Math.abs(time - (checkedAt ?? time)) > CLOCK_TOLERANCE_MS
    const postponedUntil = hasJumped ? time + POSTPONED_MS : before
    await store.retentionClock.write({ checkedAt: time, postponedUntil })
    if (time < postponedUntil) {
      log.warn('retention.postponed', { daysLeft: Math.ceil((postponedUntil - time) / DAY_MS) })
      return
    }
    // A day early: the next purge would be late.
    const count = await store.inquiries.purge(time - (days - 1) * DAY_MS)
    if (count > 0) log.info('retention.purged', { count })
  }
}

export function startRetention(dependencies: RetentionDependencies) {
  const purge = createPurge(dependencies)
  const purgeAndReport = () =>
    purge().catch((error: unknown) => dependencies.log.error('retention.failed', error))
  void purgeAndReport()
  const timer = setInterval(purgeAndReport, DAY_MS)
  return { stop: () => clearInterval(timer) }
}
