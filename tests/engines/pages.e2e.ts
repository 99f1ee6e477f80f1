import type { Page as ChromiumPage } from '@playwright/test'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { findClippedTexts } from '../support/clipped-texts.ts'
import { findCutWords } from '../support/cut-words.ts'
import { open } from '../support/open.ts'
import { OTHER_SETTINGS } from './browsers/engine.ts'
import { expect, test, visit } from './fixtures.ts'
import { differences, measureLayout } from './page-layout.ts'

const WIDTHS = [320, 390, 768, 1440]
/** Where the layout is compared, and in what: each alphabet has fonts of its own. */
const COMPARED = { widths: [390, 1440], languages: ['de', 'ru'] }

let chromium: ChromiumPage
test.beforeEach(({ page }) => {
  chromium = page
})

// Still and without entrances, so that boxes can be measured.
test.use({ settings: OTHER_SETTINGS })

// The longest words, the narrowest spaces, and other letters; Chromium lays out all languages.
for (const code of ['de', 'fr', 'ru'] as const) {
  const isCompared = COMPARED.languages.includes(code)
  test(
    `pages in ${code} fit every width${isCompared ? ', and match Chromium’s headings and layout' : ''}`,
    visit(async ({ page, server }) => {
      const moved: Record<string, string[]> = {}
      for (const name of PAGES) {
        const path = pagePath(code, name)
        await test.step(path, async () => {
          await page.open(path)
          if (isCompared) await open(chromium, server.url + path)
          await page.evaluate(() => document.fonts.ready.then(() => true))

          for (const width of WIDTHS) {
            await page.resize({ width, height: 900 })
            const isWide = await page.evaluate(() => {
              const { scrollWidth, clientWidth } = document.documentElement
              return scrollWidth > clientWidth
            })
            const clippedTexts = await page.evaluate(findClippedTexts)
            const cutWords = await page.evaluate(findCutWords)
            expect({ width, scrollsSideways: isWide, clippedTexts, cutWords }).toEqual({
              width,
              scrollsSideways: false,
              clippedTexts: [],
              cutWords: [],
            })
            if (!isCompared || !COMPARED.widths.includes(width)) continue
            await chromium.setViewportSize({ width, height: 900 })
            const found = differences(
              await chromium.evaluate(measureLayout),
              await page.evaluate(measureLayout),
            )
            if (found.length > 0) moved[`${path} at ${width} px`] = found
          }
        })
      }
      expect(moved).toEqual({})
    }),
  )
}

test(
  'on a phone the sentence of For Brands is in two lines, and its button on the first screen',
  visit(async ({ page }) => {
    const screen = { width: 390, height: 844 }
    await page.resize(screen)
    for (const code of ['de', 'fr', 'ru'] as const) {
      await page.open(pagePath(code, 'for-brands'))
      const { tops, end } = await page.evaluate(() => ({
        tops: Array.from(
          document.querySelectorAll('main select'),
          (choice) => choice.getBoundingClientRect().top,
        ),
        end: document.querySelector('main form button')?.getBoundingClientRect().bottom,
      }))
      expect(tops[2], code).toBe(tops[1])
      expect(end, code).toBeLessThanOrEqual(screen.height)
    }
  }),
)
