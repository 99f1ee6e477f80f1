import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { expect, open, test } from './fixtures.ts'
import { headerLine, scrollsSideways } from './geometry.ts'

/** The header keeps everything on the screen, however wide its letters are. */

const WIDTHS = [320, 390, 768, 1024, 1440]
const MANY_WIDTHS = [320, 360, 390, 480, 640, 767, 768, 900, 1024, 1280, 1440, 1920]

for (const language of LANGUAGE_CODES) {
  // At 100 % and 200 % it is looked at with the rest of the pages (pages.e2e.ts).
  test(`with text at 150 % by a user style sheet, in ${language}`, async ({ page }) => {
    await open(page, `/${language}`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%'
    })
    for (const width of MANY_WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      const found = {
        outside: (await headerLine(page)).outside,
        scrollsSideways: await scrollsSideways(page),
      }
      expect.soft(found, `${width} px`).toEqual({ outside: [], scrollsSideways: false })
    }
  })
}

test('with glyphs 10 % wider, as on other systems', async ({ page }) => {
  for (const language of LANGUAGE_CODES) {
    await open(page, `/${language}`)
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>('header nav a, header a > span')) {
        link.style.letterSpacing = '0.05em'
      }
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      expect({
        language,
        width,
        scrollsSideways: await scrollsSideways(page),
        header: await headerLine(page),
      }).toEqual({ language, width, scrollsSideways: false, header: { height: 80, outside: [] } })
    }
  }
})
