import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/i18n/location.ts'
import { PAGES } from '../../src/pages.ts'
import { headingOf, titleOf } from '../support/headings.ts'
import { wordsOf } from '../support/words.ts'
import { expect, open, test } from './fixtures.ts'
import {
  cutOff,
  cutWords,
  falselyCurrent,
  guessedHyphens,
  headerLine,
  largerThanMain,
  overflowing,
  scrollsSideways,
  unsizedDrawings,
} from './geometry.ts'

const LAPTOP = { width: 1440, height: 900 }
const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920]

for (const { code, tag } of LANGUAGES) {
  test(`every page in ${code} is itself and fits every width`, async ({ page: tab }) => {
    for (const page of PAGES) {
      const path = pagePath(code, page)
      await test.step(path, async () => {
        await open(tab, path)
        await tab.evaluate(() => document.fonts.ready)

        await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(tab.getByRole('heading', { level: 1 })).toContainText(headingOf(code, page))
        await expect(tab).toHaveTitle(titleOf(code, page))
        await expect(tab.locator('html')).toHaveAttribute('lang', tag)
        expect(await falselyCurrent(tab)).toEqual([])
        expect(await guessedHyphens(tab)).toEqual([])
        expect(await unsizedDrawings(tab)).toEqual([])

        for (const width of WIDTHS) {
          await tab.setViewportSize({ width, height: 800 })
          expect({
            width,
            scrollsSideways: await scrollsSideways(tab),
            overflowing: await overflowing(tab),
            cutOff: await cutOff(tab),
            cutWords: await cutWords(tab),
            largerThanMain: await largerThanMain(tab),
            header: await headerLine(tab),
          }).toEqual({
            width,
            scrollsSideways: false,
            overflowing: [],
            cutOff: [],
            cutWords: [],
            largerThanMain: [],
            header: { height: 80, outside: [] },
          })
        }
        if (page === '') await expectHeroOnFirstScreen(tab, code)
      })
    }
  })
}

/** Both doors are seen without scrolling (specification, Home). */
async function expectHeroOnFirstScreen(tab: Page, language: Language): Promise<void> {
  const t = wordsOf(language)
  await tab.setViewportSize(LAPTOP)
  for (const label of ['hero.ctaInfluencer', 'hero.ctaBrand'] as const) {
    const button = tab
      .getByRole('main')
      .getByRole('link', { name: t(label) })
      .first()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
}
