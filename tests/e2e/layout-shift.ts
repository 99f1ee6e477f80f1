import type { Page } from '@playwright/test'

/** What the product promises: how much of a page may move by itself. */
export const SHIFT_LIMIT = 0.01

/** Cumulative Layout Shift (web.dev/cls) */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect()
          const shifts = list.getEntries() as unknown as { value: number }[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without layout shifts the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

/** Waits for the next paint. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
