import { expect, type Page } from '@playwright/test'

/** What the product promises: how much of a page may move by itself. */
const LIMIT = 0.01

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The layout shifts of a page up to now (web.dev/cls): how much, and which elements moved from and to where */
const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    const entries: PerformanceEntryList = []
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // Without layout shifts the observer is not called.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`
    return ([...entries, ...observer.takeRecords()] as LayoutShift[]).map(({ value, sources }) => ({
      value,
      moved: sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.trim().slice(0, 30)}: ${place(previousRect)} → ${place(currentRect)}`,
      ),
    }))
  })

/** The test fails, and goes on, if too much of the page has moved by itself. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await layoutShifts(page)
  const sum = shifts.reduce((sum, { value }) => sum + value, 0)
  expect.soft(sum, `${page.url()} ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(LIMIT)
}

/** Waits for the next paint. */
export const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
