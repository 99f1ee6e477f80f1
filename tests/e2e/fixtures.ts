import { test as base, expect, type Page } from '@playwright/test'
import { isHydrated } from '../support/is-hydrated.ts'

interface Watched {
  /** What the browser complained about: console errors and warnings, exceptions, failed requests */
  complaints: string[]
}

/** A page that must not complain: every test that takes it fails on the first complaint. */
export const test = base.extend<Watched>({
  complaints: [
    async ({ page }, use) => {
      const complaints = collectComplaints(page)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** What the browser says of a machine that took seconds to paint. */
const SLOW_MACHINE = /was preloaded using link preload but not used within a few seconds/

/** Collects what the browser complains about from now on. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (isComplaint && !SLOW_MACHINE.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`${request.url()}: ${request.failure()?.errorText}`)
    }
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}

/** Waits until the page is alive. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated)

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Stops the clock of the page when all its events are yet to come, and the office is open. */
export const onAWeekday = (page: Page) => page.clock.setFixedTime('2026-11-25T12:00:00+01:00')

export { expect }
