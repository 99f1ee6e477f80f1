import type { Log } from './log.ts'
import type { InquiryStore } from './store/store.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

/** When nothing came for so long, either the site is quiet or the clock is ahead. */
const DOUBTFUL_SILENCE_MS = 30 * DAY_MS

export interface RetentionParts {
  inquiries: Pick<InquiryStore, 'purge' | 'newest'>
  days: number
  now: () => number
  log: Log
}

/** Erases what is older than it may be kept; returns how many. */
export const purgeOld = ({
  inquiries,
  days,
  now,
}: Pick<RetentionParts, 'days' | 'now'> & { inquiries: Pick<InquiryStore, 'purge'> }) =>
  inquiries.purge(now() - days * DAY_MS)

/**
 * Keeps the promise of the privacy notice: purges now and once a day. A clock that stands far ahead
 * at the start would erase everything; a day later it is right, or somebody has read the warning.
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
