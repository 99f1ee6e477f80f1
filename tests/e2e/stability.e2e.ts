import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { test as base, expect } from './fixtures.ts'
import { type FontsArrive, layoutShift, openBeforeItsFonts } from './layout-shift.ts'

export interface StabilityOptions {
  fontsArrive: FontsArrive
}

const test = base.extend<StabilityOptions>({
  fontsArrive: ['when it is alive', { option: true }],
})

/** What the product promises: how much of a page may move by itself. */
const SHIFT_LIMIT = 0.01

const SCREENS = [
  { viewport: { width: 390, height: 844 }, languages: LANGUAGE_CODES },
  // The longest words, and other letters.
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
