import type { Page } from '@playwright/test'

/** What the product promises: how much of a page may move by itself. */
export const SHIFT_LIMIT = 0.01

/** Cumulative Layout Shift (web.dev/cls) */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (shifts: PerformanceEntryList) => {
          for (const { value } of shifts as unknown as { value: number }[]) sum += value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Without layout shifts the observer is not called.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )

/** Waits for the next paint. */
export const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
