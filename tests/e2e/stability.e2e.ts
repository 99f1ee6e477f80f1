import { PAGES, pagePath } from '../../src/i18n/location.ts'
import { expect, test } from './fixtures.ts'
import { layoutShift, openBeforeItsFonts, SHIFT_LIMIT } from './layout-shift.ts'

// Phones are measured in every language, with the rest of what pages.e2e.ts looks at.
for (const language of ['en', 'de'] as const) {
  test(`on a wide screen nothing moves while a page gets its fonts, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of PAGES.map((each) => pagePath(language, each))) {
      await openBeforeItsFonts(page, path)
      expect(await layoutShift(page), path).toBeLessThanOrEqual(SHIFT_LIMIT)
    }
  })
}
