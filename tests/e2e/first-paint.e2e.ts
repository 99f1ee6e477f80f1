import { isHydrated } from '../support/is-hydrated.ts'
import { expect, hydrated, open, test } from './fixtures.ts'

test('scripts are asked for when the page has been painted', async ({ page }) => {
  await open(page, '/en')
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test('a page comes alive in a tab that is never painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    Object.assign(window, { PerformanceObserver: class {}, requestAnimationFrame: () => 0 })
  })
  await page.goto('/en')
  // Playwright's own waiting needs frames.
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
})

test('a page comes alive in a browser that reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] })
  })
  await page.goto('/en')
  await hydrated(page)
})
