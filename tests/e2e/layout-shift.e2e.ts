import type { Page } from '@playwright/test'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { test as base, expect, holdRequests, waitForHydration } from './fixtures.ts'

/** Cumulative Layout Shift (web.dev/cls) */
const layoutShift = (page: Page): Promise<number> =>
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
type FontsArrive = 'before its scripts' | 'when it is alive'

/** Opens a page whose fonts arrive when it has been painted without them. */
async function openBeforeItsFonts(
  page: Page,
  path: string,
  fontsArrive: FontsArrive,
): Promise<void> {
  const release = await holdRequests(page, '**/*.woff2')
  if (fontsArrive === 'before its scripts') {
    await page.route('**/*.js', () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
  } else {
    await page.goto(path, { waitUntil: 'commit' })
    await waitForHydration(page)
  }
  await painted(page)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  release()
  await page.evaluate(() => document.fonts.ready)
  await painted(page)
  await page.unroute('**/*.woff2')
}

export interface LayoutShiftOptions {
  fontsArrive: FontsArrive
}

const test = base.extend<LayoutShiftOptions>({
  fontsArrive: ['when it is alive', { option: true }],
})

/** What the product promises: how much of a page may move by itself. */
const SHIFT_LIMIT = 0.01

const SCREENS = [
  // Of each alphabet one, with the longest words; Norwegian for its leads beside pictures.
  { viewport: { width: 390, height: 844 }, languages: ['pl', 'de', 'ru', 'no'] },
  { viewport: { width: 1440, height: 900 }, languages: ['de', 'ru'] },
] as const

for (const { viewport, languages } of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const language of languages) {
      test(`web fonts cause no layout shift in ${language}`, async ({ page, fontsArrive }) => {
        for (const path of PAGES.map((each) => pagePath(language, each))) {
          await openBeforeItsFonts(page, path, fontsArrive)
          expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(SHIFT_LIMIT)
        }
      })
    }
  })
}
