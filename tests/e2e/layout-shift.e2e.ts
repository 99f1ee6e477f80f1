import type { Page } from '@playwright/test'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { test as base, expect, holdRequests, waitForHydration } from './fixtures.ts'
import { expectStill, nextPaint } from './layout-shift.ts'

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
  await nextPaint(page)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  release()
  await page.evaluate(() => document.fonts.ready)
  await nextPaint(page)
  await page.unroute('**/*.woff2')
}

export interface LayoutShiftOptions {
  fontsArrive: FontsArrive
}

const test = base.extend<LayoutShiftOptions>({
  fontsArrive: ['when it is alive', { option: true }],
})

const SCREENS = [
  // Of each alphabet one, with the longest words; Norwegian for its leads beside pictures.
  { viewport: { width: 390, height: 844 }, languages: ['pl', 'de', 'ru', 'no'] },
  // The commonest width of Android
  {
    viewport: { width: 412, height: 915 },
    languages: ['en', 'pl', 'de', 'fr', 'es', 'ru', 'no'],
  },
  // On a high tablet the first screen shows some of the second section.
  { viewport: { width: 820, height: 1180 }, languages: ['de'] },
  { viewport: { width: 1440, height: 900 }, languages: ['de', 'ru'] },
] as const

for (const { viewport, languages } of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const language of languages) {
      test(`web fonts cause no layout shift in ${language}`, async ({ page, fontsArrive }) => {
        for (const path of PAGES.map((each) => pagePath(language, each))) {
          await openBeforeItsFonts(page, path, fontsArrive)
          await expectStill(page)
        }
      })
    }
  })
}
