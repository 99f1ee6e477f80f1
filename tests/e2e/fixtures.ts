import { test as base, expect, type Page } from '@playwright/test'
import { isHydrated } from '../support/is-hydrated.ts'
import { stretchSeconds } from '../support/stretch-seconds.ts'

interface Fixtures {
  /** Console errors and warnings, uncaught exceptions, failed requests and error responses */
  browserErrors: string[]
  /** Lets errors pass that the test itself brings about, whenever they come. */
  tolerate: (errors: RegExp) => void
}

/**
 * A page without browser errors: a test fails unless it tolerates those that it expects. A toast
 * stays for as long as any machine needs to look at it.
 */
export const test = base.extend<Fixtures & { tolerated: RegExp[] }>({
  page: async ({ page }, use) => {
    await page.addInitScript(stretchSeconds)
    await use(page)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
  tolerated: ({}, use) => use([]),
  tolerate: ({ tolerated }, use) => use((errors) => tolerated.push(errors)),
  browserErrors: [
    async ({ page, tolerated }, use) => {
      const browserErrors = collectBrowserErrors(page)
      await use(browserErrors)
      const unexpected = browserErrors.filter((each) => !tolerated.some((one) => one.test(each)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

/** What the browser itself says of a request that failed, or was answered with an error. */
export const OF_A_REQUEST =
  /Failed to load resource|net::ERR_|Failed to fetch dynamically imported|^[45]\d\d http/

/** A warning on a slow machine */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/

/**
 * A page that is left cancels what it was still loading. Without JavaScript scripts are not preloaded; of
 * a policy that is violated the console tells.
 */
const OF_NO_INTEREST = ['net::ERR_ABORTED', 'csp']

/** What it says of every script that it was told not to run. */
export const OF_A_SCRIPT = /script/i

/** Collects the browser's errors from now on. */
export function collectBrowserErrors(page: Page): string[] {
  const browserErrors: string[] = []
  page.on('console', (message) => {
    const isError = ['error', 'warning'].includes(message.type())
    if (isError && !LATE_PRELOAD.test(message.text())) browserErrors.push(message.text())
  })
  page.on('pageerror', (error) => browserErrors.push(String(error)))
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {}
    if (!OF_NO_INTEREST.includes(`${errorText}`))
      browserErrors.push(`${request.url()}: ${errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) browserErrors.push(`${response.status()} ${response.url()}`)
  })
  return browserErrors
}

/** Holds every answer to a request for a script until it is let go. */
export async function holdScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated)

/** Opens a page and waits until it is hydrated, and written in its own fonts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Stops the clock of the page when all its events are yet to come, and the office is open. */
export const onAWeekday = (page: Page) => page.clock.setFixedTime('2026-11-25T12:00:00+01:00')

export { expect }
