import { setTimeout as sleep } from 'node:timers/promises'
import { aSubmission, postSubmission } from '../../scripts/harness/submission.ts'
import type { Submission } from '../../src/inquiry/api.ts'

const VISITORS = 6
/** Between two inquiries of one visitor. */
const PAUSE_MS = 60
const RETRY_AFTER_MS = 100
/** Shorter than the page’s timeout, so that more responses go missing. */
const REQUEST_TIMEOUT_MS = 2000
const READERS = 2
/** Between two pages of one reader. */
const READING_MS = 40
/** A page that is slower counts as not served. */
const PAGE_TIMEOUT_MS = 10_000

/** The submissions that visitors sent, and those that were answered with 201, by key */
export interface Ledger {
  sent: Map<string, Submission>
  acknowledged: Map<string, Submission>
}

/**
 * Visitors who send one inquiry after the other and, as the page does, the same one again under the
 * same key until it is answered with 201.
 */
export function startCrowd(
  url: string,
  token: string,
  { sent, acknowledged }: Ledger = { sent: new Map(), acknowledged: new Map() },
) {
  const unexpected = new Set<string>()
  const pages = { read: 0, notServed: 0 }
  const givenUp = new AbortController()
  let isOpen = true

  async function send(submission: Submission): Promise<void> {
    sent.set(submission.key, submission)
    while (!givenUp.signal.aborted) {
      const status = await statusOf(postSubmission(url, submission, alone(REQUEST_TIMEOUT_MS)))
      if (status === 201) {
        acknowledged.set(submission.key, submission)
        return
      }
      if (status !== null && status !== 503) unexpected.add(`a visitor got the status ${status}`)
      await sleep(RETRY_AFTER_MS)
    }
  }

  async function visitor(): Promise<void> {
    while (isOpen) {
      const key = crypto.randomUUID()
      await send(aSubmission({ key, token, message: `The message of ${key}` }))
      await sleep(PAUSE_MS)
    }
  }

  async function reader(): Promise<void> {
    while (isOpen) {
      pages.read += 1
      if ((await statusOf(fetch(url, alone(PAGE_TIMEOUT_MS)))) !== 200) pages.notServed += 1
      await sleep(READING_MS)
    }
  }

  const visitors = [
    ...Array.from({ length: VISITORS }, visitor),
    ...Array.from({ length: READERS }, reader),
  ]
  return {
    acknowledged,
    sent,
    /** Pages that were asked for, and those that did not come */
    pages,
    /** Unexpected responses, as messages */
    unexpected,
    /** Sends no new inquiries; resolves with whether each visitor got 201 in time */
    async finish(withinMs: number): Promise<boolean> {
      isOpen = false
      const timer = setTimeout(() => givenUp.abort(), withinMs)
      await Promise.all(visitors)
      clearTimeout(timer)
      return !givenUp.signal.aborted
    },
  }
}

/** On a connection of its own */
const alone = (timeoutMs: number) => ({
  headers: { connection: 'close' },
  signal: AbortSignal.timeout(timeoutMs),
})

/** The status of a whole response; null when there was none. */
async function statusOf(answer: Promise<Response>): Promise<number | null> {
  try {
    const response = await answer
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}
