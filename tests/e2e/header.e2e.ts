import type { Page } from '@playwright/test'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { expect, open, test } from './fixtures.ts'
import { headerLine, scrollsSideways } from './geometry.ts'

const WIDTHS = [320, 360, 390, 480, 640, 767, 768, 900, 1024, 1280, 1440, 1920]

/** The header keeps everything on the screen. */
async function expectToFit(page: Page, letters: string, widths: number[], height?: number) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const header = await headerLine(page)
    expect
      .soft(
        { ...header, scrollsSideways: await scrollsSideways(page) },
        `${page.url()} at ${width} px, with ${letters}`,
      )
      .toEqual({ height: height ?? header.height, outside: [], scrollsSideways: false })
  }
}

// With letters of the usual size, and twice as large, it is looked at with the rest of the pages (pages.e2e.ts).
test('the header keeps everything on the screen with wider letters, and with larger ones', async ({
  page,
}) => {
  for (const language of LANGUAGE_CODES) {
    await open(page, `/${language}`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%'
    })
    await expectToFit(page, 'text at 150 % by a user style sheet', WIDTHS)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
      for (const link of document.querySelectorAll<HTMLElement>('header nav a, header a > span'))
        link.style.letterSpacing = '0.05em'
    })
    await expectToFit(
      page,
      'glyphs 10 % wider, as on other systems',
      [320, 390, 768, 1024, 1440],
      80,
    )
  }
})
