import { expect, type Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'

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
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

/** When the fonts of a page arrive: on a slow line before its scripts have, on another after. */
export type FontsArrive = 'before its scripts' | 'when it is alive'

/** Opens a page whose fonts arrive when it has been painted without them. */
export async function openBeforeItsFonts(
  page: Page,
  path: string,
  fontsArrive: FontsArrive,
): Promise<void> {
  const mayArrive = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await mayArrive.promise
    await route.continue()
  })
  if (fontsArrive === 'before its scripts') {
    await page.route('**/*.js', () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
  } else {
    await page.goto(path, { waitUntil: 'commit' })
    await hydrated(page)
  }
  await painted(page)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  mayArrive.resolve()
  await page.evaluate(() => document.fonts.ready)
  await painted(page)
  await page.unroute('**/*.woff2')
}
