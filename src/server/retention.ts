import type { Log } from './log.ts'
import type { InquiryStore } from './store/store.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

/** If the newest inquiry is older, either the site is quiet or the clock is ahead. */
const DOUBTFUL_SILENCE_MS = 30 * DAY_MS

export interface RetentionParts {
  inquiries: Pick<InquiryStore, 'purge' | 'newest'>
  days: number
  now: () => number
  log: Log
}

/** Erases inquiries past the retention period; returns how many. */
export const purgeOld = ({
  inquiries,
  days,
  now,
}: Pick<RetentionParts, 'days' | 'now'> & { inquiries: Pick<InquiryStore, 'purge'> }) =>
  inquiries.purge(now() - days * DAY_MS)

/**
 * Purges now and once a day, as the privacy notice promises. A clock that is far ahead at the start
 * would erase everything: then the first purge waits for a day, and a warning is logged.
 */
export async function purgeAtStart(parts: RetentionParts): Promise<void> {
  const { inquiries, now, log } = parts
  const newest = await inquiries.newest()
  const silenceMs = newest === null ? 0 : now() - newest
  if (silenceMs > DOUBTFUL_SILENCE_MS) {
    log.warn('retention.postponed', { daysSinceNewest: Math.floor(silenceMs / DAY_MS) })
  } else await purge(parts)
}

async function purge(parts: RetentionParts): Promise<void> {
  const count = await purgeOld(parts)
  if (count > 0) parts.log.info('retention.purged', { count })
}

export function startRetention(parts: RetentionParts): { stop(): void } {
  const report = (error: unknown) => parts.log.error('retention.failed', error)
  purgeAtStart(parts).catch(report)
  const timer = setInterval(() => purge(parts).catch(report), DAY_MS)
  return { stop: () => clearInterval(timer) }
}
