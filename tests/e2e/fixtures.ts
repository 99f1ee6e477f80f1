import { test as base, expect, type Page } from '@playwright/test'
import { isHydrated } from '../support/is-hydrated.ts'

interface Fixtures {
  /** Console errors and warnings, uncaught exceptions, failed requests and error responses */
  browserErrors: string[]
}

/** A page without browser errors: a test fails unless it clears those that it expects. */
export const test = base.extend<Fixtures>({
  browserErrors: [
    async ({ page }, use) => {
      const browserErrors = collectBrowserErrors(page)
      await use(browserErrors)
      expect(browserErrors).toEqual([])
    },
    { auto: true },
  ],
})

/** A warning on a slow machine */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/

/** Collects the browser's errors from now on. */
export function collectBrowserErrors(page: Page): string[] {
  const browserErrors: string[] = []
  page.on('console', (message) => {
    const isError = ['error', 'warning'].includes(message.type())
    if (isError && !LATE_PRELOAD.test(message.text())) browserErrors.push(message.text())
  })
  page.on('pageerror', (error) => browserErrors.push(String(error)))
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      browserErrors.push(`${request.url()}: ${request.failure()?.errorText}`)
    }
  })
  page.on('response', (response) => {
    if (response.status() >= 400) browserErrors.push(`${response.status()} ${response.url()}`)
  })
  return browserErrors
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated)

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Stops the clock of the page when all its events are yet to come, and the office is open. */
export const onAWeekday = (page: Page) => page.clock.setFixedTime('2026-11-25T12:00:00+01:00')

export { expect }
