import type { Log } from './log.ts'
import type { InquiryStore } from './store/store.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

export interface RetentionParts {
  inquiries: Pick<InquiryStore, 'purge'>
  days: number
  now: () => number
  log: Log
}

/** Erases what is older than it may be kept; gives how many. */
export const purgeOld = ({ inquiries, days, now }: Omit<RetentionParts, 'log'>): Promise<number> =>
  inquiries.purge(now() - days * DAY_MS)

/** Keeps the promise of the privacy notice: purges now and once a day. */
export function startRetention(parts: RetentionParts): { stop(): void } {
  const purge = () =>
    purgeOld(parts).then(
      (count) => count > 0 && parts.log.info('retention.purged', { count }),
      (error: unknown) => parts.log.error('retention.failed', error),
    )
  void purge()
  const timer = setInterval(purge, DAY_MS)
  return { stop: () => clearInterval(timer) }
}
