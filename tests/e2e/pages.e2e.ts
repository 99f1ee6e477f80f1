import { LANGUAGES } from '../../src/i18n/languages.ts'
import { PAGES, pagePath } from '../../src/i18n/location.ts'
import { headingOf, titleOf } from '../support/headings.ts'
import { wordsOf } from '../support/words.ts'
import { expect, open, test } from './fixtures.ts'
import { cutOff, cutWords, overflowing, scrollsSideways } from './geometry.ts'
import { layoutShift, openBeforeItsFonts, SHIFT_LIMIT } from './layout-shift.ts'

const PHONE = { width: 390, height: 844 }
const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920]

for (const { code, tag } of LANGUAGES) {
  test(`every page in ${code} is itself, stays where it is and fits every width`, async ({
    page: tab,
  }) => {
    for (const page of PAGES) {
      const path = pagePath(code, page)
      await test.step(path, async () => {
        await tab.setViewportSize(PHONE)
        await openBeforeItsFonts(tab, path)
        expect(await layoutShift(tab)).toBeLessThanOrEqual(SHIFT_LIMIT)

        await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(tab.getByRole('heading', { level: 1 })).toContainText(headingOf(code, page))
        await expect(tab).toHaveTitle(titleOf(code, page))
        await expect(tab.locator('html')).toHaveAttribute('lang', tag)

        for (const width of WIDTHS) {
          await tab.setViewportSize({ width, height: 800 })
          expect({
            width,
            scrollsSideways: await scrollsSideways(tab),
            overflowing: await overflowing(tab),
            cutOff: await cutOff(tab),
            cutWords: await cutWords(tab),
          }).toEqual({ width, scrollsSideways: false, overflowing: [], cutOff: [], cutWords: [] })
        }
      })
    }
  })
}

test('the links of the header fit one line from the medium breakpoint up, in every language', async ({
  page,
}) => {
  for (const { code } of LANGUAGES) {
    await open(page, pagePath(code, ''))
    for (const width of [768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { height, inside } = await page.getByRole('banner').evaluate((header) => {
        const bounds = header.getBoundingClientRect()
        const links = [...header.querySelectorAll('a, button')].filter(
          (each) => each.getClientRects().length > 0,
        )
        return {
          height: bounds.height,
          inside: links.every((link) => {
            const { left, right, bottom } = link.getBoundingClientRect()
            return left >= 0 && right <= bounds.right && bottom <= bounds.bottom
          }),
        }
      })
      expect({ code, width, height, inside }).toEqual({ code, width, height: 80, inside: true })
    }
  }
})

test('both buttons of the hero stand on the first screen of a laptop, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { code } of LANGUAGES) {
    const t = wordsOf(code)
    await open(page, pagePath(code, ''))
    await page.evaluate(() => document.fonts.ready)
    for (const label of ['hero.ctaInfluencer', 'hero.ctaBrand'] as const) {
      const button = page
        .getByRole('main')
        .getByRole('link', { name: t(label) })
        .first()
      await expect(button, code).toBeInViewport({ ratio: 1 })
    }
  }
})
