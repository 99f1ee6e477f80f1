import { chromiumLaunchOptions } from '../../scripts/chromium.ts'
import { PAGES, pagePath } from '../../src/i18n/location.ts'
import { expect, open, test } from './fixtures.ts'

// A visitor who has doubled the size of text in the browser's settings.
test.use({ launchOptions: chromiumLaunchOptions('--blink-settings=defaultFontSize=32') })

for (const language of ['de', 'ru'] as const) {
  test(`text at twice its size needs no sideways scrolling in ${language}`, async ({ page }) => {
    test.slow()
    for (const each of PAGES) {
      const path = pagePath(language, each)
      await open(page, path)
      const { size, scrolls } = await page.evaluate(() => ({
        size: getComputedStyle(document.documentElement).fontSize,
        scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }))
      expect({ path, size, scrolls }).toEqual({ path, size, scrolls: false })
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32)
    }
  })
}
