import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { MailJob, MailReport, Outbox } from '../store/store.ts'
import { composeMessage } from './message.ts'
import { type Deliver, type Delivery, MAX_DELIVERY_MS } from './smtp.ts'

const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 60 * 60 * 1000
export const GIVE_UP_AFTER_MS = 72 * 60 * 60 * 1000

/** Longer than the slowest delivery; a worker that died gives its mails back after it. */
export const LEASE_MS = MAX_DELIVERY_MS + 5 * 60 * 1000
const MAILS_AT_ONCE = 5

/** How often the outbox is looked at unasked, for retries and for what other processes put in. */
const POLL_MS = 5000

const REPORT_AGAIN_MS = 1000

export interface WorkerParts {
  outbox: Outbox
  deliver: Deliver
  from: string
  to: string
  log: Log
  now: () => number
  /** From 0 to 1, as Math.random */
  random: () => number
}

/**
 * How long to wait after an attempt that failed: twice as long each time, to an hour at most, and
 * up to half of it less by chance, so that many mails do not come back at the same moment.
 */
export function retryDelay(attempt: number, random: () => number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 1))
  return Math.round(longest * (1 - random() / 2))
}

/** One pass over the outbox: takes what is due and tries to deliver it. Returns how many it took. */
export function createDelivery(parts: WorkerParts): () => Promise<number> {
  const { outbox, deliver, log, now, random } = parts

  function reportOf(job: MailJob, delivery: Delivery): MailReport {
    const at = now()
    if (delivery.outcome === 'sent') return { outcome: 'sent', at }
    const { reason } = delivery
    if (delivery.outcome === 'refused') return { outcome: 'dead', reason }

    const dueAt = at + retryDelay(job.attempt, random)
    const isLate = dueAt - job.firstAttemptAt > GIVE_UP_AFTER_MS
    return isLate
      ? { outcome: 'dead', reason: `given up after 72 hours: ${reason}` }
      : { outcome: 'retry', dueAt, reason }
  }

  async function attempt(job: MailJob): Promise<void> {
    const delivery = await deliver(composeMessage(job.inquiry, parts))
    const report = reportOf(job, delivery)
    const fields = { id: job.inquiry.id, attempt: job.attempt }
    await retryUntilDone(
      () => outbox.report(job, report),
      (error) => log.error('mail.notReported', error, fields),
    )
    if (report.outcome === 'sent') log.info('mail.sent', fields)
    else log.warn(report.outcome === 'dead' ? 'mail.dead' : 'mail.postponed', fields)
  }

  return async () => {
    const jobs = await outbox.claim({ now: now(), leaseMs: LEASE_MS, limit: MAILS_AT_ONCE })
    await Promise.all(jobs.map(attempt))
    return jobs.length
  }
}

/** A mail that was sent and not reported would be sent again: the store may be away for a while. */
async function retryUntilDone(
  act: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      onError(error)
      await sleep(REPORT_AGAIN_MS)
    }
  }
}

export interface Worker {
  /** Looks at the outbox now rather than at the next poll. */
  wake(): void
  /** Takes no more mails; resolves when those in hand are done with. */
  stop(): Promise<void>
}

/** Runs passes for ever: at once while there is something to do, else at every poll or call. */
export function startWorker(pass: () => Promise<number>, log: Log): Worker {
  let isStopping = false
  let isAwake = false
  let endRest = () => {}

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!isStopping) {
      isAwake = false
      const taken = await pass().catch((error: unknown) => {
        log.error('mail.passFailed', error)
        return 0
      })
      if (taken === 0 && !isAwake && !isStopping) await rest()
    }
  }

  const running = run()
  return {
    wake() {
      isAwake = true
      endRest()
    },
    stop() {
      isStopping = true
      endRest()
      return running
    },
  }
}
