import { expect, type Page } from '@playwright/test'

/** What the product promises: how much of a page may move by itself. */
const LIMIT = 0.01

interface LayoutShift {
  value: number
  /** The elements that moved, and from where to where */
  moved: string[]
}

/** The layout shifts of a page up to now (web.dev/cls) */
const layoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => {
    interface Entry extends PerformanceEntry {
      value: number
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName} “${element?.textContent?.trim().slice(0, 30)}”`
    }
    const described = (entries: PerformanceEntryList) =>
      (entries as Entry[]).map(({ value, sources }) => ({
        value,
        moved: sources.map(
          (each) => `${name(each.node)}: ${place(each.previousRect)} → ${place(each.currentRect)}`,
        ),
      }))
    return new Promise<LayoutShift[]>((resolve) => {
      const entries: PerformanceEntryList = []
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      // Without layout shifts the observer is not called.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => resolve(described([...entries, ...observer.takeRecords()]))),
      )
    })
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
