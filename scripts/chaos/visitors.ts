import { setTimeout as sleep } from 'node:timers/promises'
import type { Submission } from '../../src/contact/api.ts'
import { aSubmission, postSubmission } from '../harness/submission.ts'

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

/**
 * Visitors who send one inquiry after the other and, as the page does, the same one again under the
 * same key until it is answered with 201.
 */
export function startCrowd(url: string, tokenOf: () => string) {
  const acknowledged = new Map<string, Submission>()
  const sent = new Map<string, Submission>()
  const unexpected = new Set<string>()
  const pages = { read: 0, notServed: 0 }
  const givenUp = new AbortController()
  let isOpen = true

  async function send(submission: Submission): Promise<void> {
    sent.set(submission.key, submission)
    while (!givenUp.signal.aborted) {
      const status = await post(url, submission)
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
      await send(aSubmission({ key, token: tokenOf(), message: `The message of ${key}` }))
      await sleep(PAUSE_MS)
    }
  }

  async function reader(): Promise<void> {
    while (isOpen) {
      pages.read += 1
      if (!(await isServed(url))) pages.notServed += 1
      await sleep(READING_MS)
    }
  }

  const visitors = [
    ...Array.from({ length: VISITORS }, visitor),
    ...Array.from({ length: READERS }, reader),
  ]
  return {
    /** Submissions answered with 201, by key */
    acknowledged,
    /** Every submission that was sent */
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

async function isServed(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}

/** The status of the response; null when there was none. */
async function post(url: string, submission: Submission): Promise<number | null> {
  try {
    const response = await postSubmission(url, submission, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}
