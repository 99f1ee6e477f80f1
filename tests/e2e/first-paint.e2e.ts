import { isHydrated } from '../support/is-hydrated.ts'
import { ANY_PAGE, headingOf } from '../support/page-texts.ts'
import { expect, MOTION, open, test, waitForHydration } from './fixtures.ts'
import { heading } from './locators.ts'

test.use(MOTION)

test('scripts are fetched with the page, and run after the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    // On a busy machine a paint takes longer than scripts wait for one that may never come.
    const { setTimeout } = window
    const later = (work: TimerHandler, delay = 0) => setTimeout(work, delay * 60)
    Object.assign(window, { setTimeout: later })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('script[type=module]')) return
      performance.mark('started')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, '/en')
  const { painted, started, asked } = await page.evaluate(() => {
    const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
    return {
      painted: timeOf('first-contentful-paint'),
      started: timeOf('started'),
      asked: scripts.map(({ startTime }) => startTime),
    }
  })
  expect(Math.min(...asked)).toBeLessThan(painted)
  expect(started).toBeGreaterThan(painted)
})

test.describe('what is below the first screen', () => {
  test.beforeEach(async ({ page }) => {
    // Once the script at the end of the document has run, which takes itself away
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
        const footer = document.querySelector('footer')
        if (!footer || !removed.some((node) => node instanceof HTMLScriptElement)) return
        Object.assign(window, { first: getComputedStyle(footer).contentVisibility })
      }).observe(document, { childList: true, subtree: true })
    })
  })
  const first = () => (window as unknown as { first: string }).first

  test('is laid out after the first paint', async ({ page }) => {
    // The document is there before it can be painted.
    await page.route('**/*.css', async (route) => {
      await page.locator('footer').waitFor({ state: 'attached' })
      await route.continue()
    })
    await open(page, '/en')
    expect(await page.evaluate(first)).toBe('auto')
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible')
  })

  test('is laid out at once for a visitor who begins there', async ({ page }) => {
    await open(page, '/en#duet')
    expect(await page.evaluate(first)).toBe('visible')
    await open(page, '/en')
    await page.reload()
    await waitForHydration(page)
    expect(await page.evaluate(first)).toBe('visible')
  })
})

/** Where no frame or no paint is ever reported */
const UNPAINTED = {
  'a background tab': () => {
    Object.defineProperty(document, 'hidden', { value: true })
    Object.assign(window, { PerformanceObserver: class {}, requestAnimationFrame: () => 0 })
  },
  'a browser that reports no paint': () => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] })
  },
}

for (const [where, script] of Object.entries(UNPAINTED))
  test(`a page hydrates in ${where}`, async ({ page }) => {
    await page.addInitScript(script)
    await page.goto('/en')
    // Playwright's own waiting needs frames.
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
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
