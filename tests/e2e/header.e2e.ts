import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { expect, open, test } from './fixtures.ts'
import { headerLine, scrollsSideways } from './geometry.ts'

/** The header keeps everything on the screen, however wide its letters are. */

const WIDTHS = [320, 390, 768, 1024, 1440]
const WIDTHS_OF_LARGE_TEXT = [390, 1440]

test('with text at 200 % by a user style sheet', async ({ page }) => {
  for (const language of LANGUAGE_CODES) {
    await open(page, `/${language}`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of WIDTHS_OF_LARGE_TEXT) {
      await page.setViewportSize({ width, height: 844 })
      const header = await headerLine(page)
      expect({ language, width, header }).toEqual({
        language,
        width,
        header: { height: 160, outside: [] },
      })
    }
  }
})

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
