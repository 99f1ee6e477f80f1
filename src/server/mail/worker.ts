import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { MailJob, MailReport, Outbox } from '../store/outbox.ts'
import { composeMessage } from './message.ts'
import { type Deliver, type DeliveryResult, TIMEOUTS } from './smtp.ts'

const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 60 * 60 * 1000
export const GIVE_UP_AFTER_MS = 72 * 60 * 60 * 1000
/** Made in that time by a server that runs: a clock that is set ahead gives nothing up. */
const GIVE_UP_AFTER_ATTEMPTS = 72

/** Longer than the slowest delivery; the mails of a worker that died are released after it. */
export const LEASE_MS = TIMEOUTS.deliveryMs + 5 * 60 * 1000
/** How many mails are on their way at once: a slow one does not hold up the others. */
const CONCURRENCY = 5

/** How often the outbox is polled, for retries and for what other processes add. */
const POLL_MS = 5000

const REPORT_RETRY_MS = 1000

export interface WorkerDependencies {
  outbox: Pick<Outbox, 'claim' | 'report'>
  deliver: Deliver
  from: string
  to: string
  log: Log
  now: () => number
  /** From 0 to 1, as Math.random */
  random: () => number
}

/**
 * The delay after a failed attempt: exponential backoff up to an hour, with a jitter of up to half
 * of it, so that many mails are not retried at the same moment.
 */
export function retryDelay(attempt: number, random: () => number): number {
  const backoff = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 1))
  return Math.round(backoff * (1 - random() / 2))
}

/** Claims the mail that is due first, if any, and tries to deliver it; false if none is due. */
export function createDelivery(dependencies: WorkerDependencies): () => Promise<boolean> {
  const { outbox, deliver, log, now, random } = dependencies

  function reportOf(job: MailJob, result: DeliveryResult): MailReport {
    const at = now()
    if (result.outcome === 'sent') return { outcome: 'sent', at }
    const { reason } = result
    if (result.outcome === 'refused') return { outcome: 'dead', reason }

    const dueAt = at + retryDelay(job.attempt, random)
    const isLate =
      dueAt - job.firstAttemptAt > GIVE_UP_AFTER_MS && job.attempt > GIVE_UP_AFTER_ATTEMPTS
    return isLate
      ? { outcome: 'dead', reason: `given up after 72 hours: ${reason}` }
      : { outcome: 'retry', dueAt, reason }
  }

  async function attempt(job: MailJob): Promise<void> {
    const result = await deliver(composeMessage(job.inquiry, dependencies))
    const report = reportOf(job, result)
    const fields = { id: job.inquiry.id, attempt: job.attempt }
    await retryUntilDone(
      () => outbox.report(job, report),
      (error) => log.error('mail.notReported', error, fields),
    )
    if (report.outcome === 'sent') log.info('mail.sent', fields)
    else log.warn(report.outcome === 'dead' ? 'mail.dead' : 'mail.postponed', fields)
  }

  /** Mails that this process is sending; not claimed again when the clock jumps ahead and their leases expire. */
  const inHand = new Set<string>()
  let claiming: Promise<unknown> = Promise.resolve()

  async function claim(): Promise<MailJob | undefined> {
    const job = await outbox.claim({ now: now(), leaseMs: LEASE_MS, except: [...inHand] })
    if (job) inHand.add(job.inquiry.id)
    return job
  }

  /** One claim at a time: what another lane is claiming is not in hand yet. */
  function claimInTurn(): Promise<MailJob | undefined> {
    const claimed = claiming.then(claim)
    claiming = claimed.catch(() => {})
    return claimed
  }

  return async () => {
    const job = await claimInTurn()
    if (!job) return false
    await attempt(job).finally(() => inHand.delete(job.inquiry.id))
    return true
  }
}

/** The store may be unavailable for a while, and an unreported mail would be sent again. */
async function retryUntilDone(
  act: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      onError(error)
      await sleep(REPORT_RETRY_MS)
    }
  }
}

/** Delivers until stopped, in lanes: back to back while mails are due, else at every poll or `wake`. */
export function startWorker(deliverNext: () => Promise<boolean>, log: Log) {
  let isStopping = false
  let sleeper = new AbortController()

  /** Polls the outbox now. */
  function wake(): void {
    sleeper.abort()
    sleeper = new AbortController()
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const { signal } = sleeper
      const hasClaimed = await deliverNext().catch((error: unknown) => {
        log.error('mail.workerFailed', error)
        return false
      })
      // Does not sleep when it was woken meanwhile.
      if (!hasClaimed) await sleep(POLL_MS, undefined, { signal }).catch(() => {})
    }
  }

  const running = Promise.all(Array.from({ length: CONCURRENCY }, run))
  return {
    wake,
    /** Claims no more mails; resolves when the claimed ones are reported. */
    async stop(): Promise<void> {
      isStopping = true
      wake()
      await running
    },
  }
}
