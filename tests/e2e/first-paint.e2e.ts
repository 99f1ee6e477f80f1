import { ANY_PAGE, headingOf } from '../support/page-texts.ts'
import { expect, MOTION, open, test } from './fixtures.ts'
import { heading } from './locators.ts'

test.use(MOTION)

test('scripts and fonts are fetched with the page; scripts run, and what is below the first screen is laid out, after the first paint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // On a busy machine a paint takes longer than scripts wait for one that may never come.
    const { setTimeout } = window
    const later = (work: TimerHandler, delay = 0) => setTimeout(work, delay * 60)
    Object.assign(window, { setTimeout: later })
    new MutationObserver((changes, observer) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
      const footer = document.querySelector('footer')
      // Once the script at the end of the document has run, which takes itself away
      if (footer && removed.some((node) => node instanceof HTMLScriptElement))
        Object.assign(window, { laidOut: getComputedStyle(footer).contentVisibility })
      if (!document.querySelector('script[type=module]')) return
      performance.mark('started')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  // The document is there before it can be painted.
  await page.route('**/*.css', async (route) => {
    await page.locator('footer').waitFor({ state: 'attached' })
    await route.continue()
  })
  await open(page, '/en')
  const { painted, started, asked, lateFonts, laidOut } = await page.evaluate(() => {
    const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      painted: timeOf('first-contentful-paint'),
      started: timeOf('started'),
      asked: files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
      lateFonts: files
        .filter(({ name, initiatorType }) => name.endsWith('.woff2') && initiatorType !== 'link')
        .map(({ name }) => name),
      laidOut: (window as unknown as { laidOut: string }).laidOut,
    }
  })
  expect(Math.min(...asked)).toBeLessThan(painted)
  expect(started).toBeGreaterThan(painted)
  expect(lateFonts).toEqual([])
  expect(laidOut).toBe('auto')
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible')
})

test('with storage blocked the visitor is redirected to a language, and the page hydrates', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await open(page, `/xx/${ANY_PAGE}`)
  await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))
})
