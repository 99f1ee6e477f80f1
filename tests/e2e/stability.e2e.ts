import { PAGES, pagePath } from '../../src/i18n/location.ts'
import { expect, hydrated, open, test } from './fixtures.ts'

/** How much of the page has moved by itself: Cumulative Layout Shift (web.dev/cls). */
const layoutShift = (page: import('@playwright/test').Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect()
          const shifts = list.getEntries() as unknown as { value: number }[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // An observer with nothing to tell says nothing.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

for (const width of [390, 1440]) {
  test(`nothing moves while a page comes alive, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const language of ['en', 'de', 'ru'] as const) {
      for (const each of PAGES) {
        const path = pagePath(language, each)
        // The second visit has the fonts at hand, so what moves is the page's own doing.
        await open(page, path)
        await page.reload()
        await hydrated(page)
        expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01)
      }
    }
  })
}
