import { chromiumLaunchOptions } from '../../scripts/chromium.ts'
import { pagePath } from '../../src/i18n/location.ts'
import { PAGES } from '../../src/pages.ts'
import { expect, open, test } from './fixtures.ts'
import { headerLine, scrollsSideways } from './geometry.ts'

// A visitor who has doubled the size of text in the browser's settings.
test.use({ launchOptions: chromiumLaunchOptions('--blink-settings=defaultFontSize=32') })

const HEADER = { height: 160, outside: [] }

for (const language of ['de', 'ru'] as const) {
  test(`text at 200 % fits in ${language}`, async ({ page }) => {
    test.slow()
    for (const path of PAGES.map((each) => pagePath(language, each))) {
      await open(page, path)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        expect({
          path,
          width,
          scrollsSideways: await scrollsSideways(page),
          header: await headerLine(page),
        }).toEqual({ path, width, scrollsSideways: false, header: HEADER })
      }
    }
  })
}
