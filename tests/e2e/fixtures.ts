import { test as base, expect, type Page, type Route } from '@playwright/test'
import { type SiteServer, siteFixture } from '../support/site-fixture.ts'
import { stretchLongTimers } from '../support/stretch-long-timers.ts'

interface Fixtures {
  /** Console errors and warnings, uncaught exceptions, failed requests and error responses */
  browserErrors: string[]
  /** Allows errors that the test itself causes. */
  tolerate: (errors: RegExp) => void
}

/**
 * A page of the worker's own server, without browser errors: a test fails on those that it does not
 * tolerate. Toasts stay open.
 */
export const test = base.extend<Fixtures & { tolerated: RegExp[] }, { server: SiteServer }>({
  server: siteFixture(),
  baseURL: ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    await page.addInitScript(stretchLongTimers)
    await use(page)
  },
  tolerated: ({ javaScriptEnabled }, use) => use(javaScriptEnabled ? [] : [SCRIPT_ERROR]),
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

/** For tests of what moves: in all others the visitor prefers reduced motion. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' as const } }

/** Errors of a failed request, or of an error response */
export const REQUEST_ERROR =
  /Failed to load resource|net::ERR_|Failed to fetch dynamically imported|^[45]\d\d http/

/** A warning on a slow machine */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/

/** Requests cancelled by a navigation; blocked by a policy, which the console reports, too */
const IGNORED_FAILURES = ['net::ERR_ABORTED', 'csp']

/** Errors of scripts while JavaScript is disabled */
const SCRIPT_ERROR = /script/i

/** The paths of the documents that are asked for from now on */
export function recordDocumentRequests(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

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
    if (!IGNORED_FAILURES.includes(`${errorText}`))
      browserErrors.push(`${request.url()}: ${errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) browserErrors.push(`${response.status()} ${response.url()}`)
  })
  return browserErrors
}

/** From now on, as on a slow machine, React does half a second later what it does not do at once: it schedules by messages. */
export const slowDownReact = (page: Page) =>
  page.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 500)
    }
  })

/** Delays the responses to requests for a URL, by default all scripts, until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp = '**/assets/*.js',
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * From now on the site has a new release: what the document at hand has not loaded yet is gone. The next
 * document is of the new one, and finds everything.
 */
export async function loseOldRelease(page: Page) {
  let isGone = false
  const gone = (route: Route) => {
    isGone = true
    return route.fulfill({ status: 404, body: 'Not found' })
  }
  await page.route('**/assets/*.js', gone)
  page.once('request', function watch(request) {
    if (request.isNavigationRequest()) void page.unroute('**/assets/*.js', gone)
    else page.once('request', watch)
  })
  return () => isGone
}

/** How far the page is scrolled */
export const scrollPosition = (page: Page) => page.evaluate(() => scrollY)

/** What was copied last */
export const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** From now on the browser forbids the clipboard, as it does without a permission. */
export const forbidClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })

/** From now on nothing can be copied, by the old command neither. */
export async function forbidCopying(page: Page): Promise<void> {
  await forbidClipboard(page)
  await page.evaluate(() => {
    document.execCommand = () => false
  })
}

/** From now on the clock that a test has installed goes on only when it is told to. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** Stops the clock of the page when all its events are yet to come, and the office is open. */
export const freezeClockOnWeekday = (page: Page) =>
  page.clock.setFixedTime('2026-11-25T12:00:00+01:00')

export { open, waitForHydration } from '../support/open.ts'
export { expect }
