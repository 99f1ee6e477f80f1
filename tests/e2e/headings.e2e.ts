import type { Page } from '@playwright/test'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { PAGES, pagePath } from '../../src/i18n/location.ts'
import { expect, open, test } from './fixtures.ts'

const WIDTHS = [320, 390, 768, 1024, 1280, 1440]

/** Words of headings that go on in the next line though nothing in them lets a line end. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2')].flatMap((heading) => {
      const text = heading.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/[^ \u00AD–-]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        })
        .map(({ 0: word }) => word)
    }),
  )

for (const language of LANGUAGE_CODES) {
  test(`no word of a title is cut in ${language}`, async ({ page }) => {
    for (const each of PAGES) {
      const path = pagePath(language, each)
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect({ path, width, cut: await cutWords(page) }).toEqual({ path, width, cut: [] })
      }
    }
  })
}
