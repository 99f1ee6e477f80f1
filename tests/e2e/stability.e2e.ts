import type { Page } from '@playwright/test'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { PAGES, pagePath } from '../../src/i18n/location.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** How much of the page has moved by itself: Cumulative Layout Shift (web.dev/cls). */
const layoutShift = (page: Page) =>
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

/** Waits until the browser has put on the screen what it has. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

/** Opens a page whose fonts arrive when it has long been alive. */
async function openBeforeItsFonts(page: Page, path: string): Promise<void> {
  const mayArrive = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await mayArrive.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await hydrated(page)
  await painted(page)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  mayArrive.resolve()
  await page.evaluate(() => document.fonts.ready)
  await painted(page)
  await page.unroute('**/*.woff2')
}

const WIDTHS: Record<number, readonly Language[]> = {
  390: LANGUAGE_CODES,
  1440: ['en', 'de'],
}

for (const [width, languages] of Object.entries(WIDTHS)) {
  for (const language of languages) {
    test(`nothing moves while a page comes alive and gets its fonts, ${width} px wide, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: Number(width), height: 844 })
      for (const path of PAGES.map((each) => pagePath(language, each))) {
        await openBeforeItsFonts(page, path)
        expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01)
      }
    })
  }
}
