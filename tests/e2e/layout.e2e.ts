import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { PAGES, pagePath } from '../../src/i18n/location.ts'
import { expect, open, test } from './fixtures.ts'

const WIDTHS = [320, 360, 390, 768, 1024, 1440, 1920]

/** Elements that stick out of the page to the right, as a person would name them. */
const overflowing = (page: import('@playwright/test').Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      const { overflowX } = getComputedStyle(parent)
      return ['hidden', 'clip', 'auto', 'scroll'].includes(overflowX) || isClipped(parent)
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, left, width: own } = element.getBoundingClientRect()
        return own > 0 && (right > width + 1 || left < -1) && !isClipped(element)
      })
      .filter((element) => getComputedStyle(element).position !== 'absolute')
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  })

/** Headings and buttons whose text is wider than the box that holds it. */
const cutOff = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, main a, main button, header a, footer a')]
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
  )

for (const language of LANGUAGE_CODES) {
  test(`every page fits every width in ${language}`, async ({ page }) => {
    test.slow()
    for (const each of PAGES) {
      const path = pagePath(language, each)
      await open(page, path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const scrolls = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        expect({ path, width, scrolls }).toEqual({ path, width, scrolls: false })
        expect({ path, width, found: await overflowing(page) }).toEqual({ path, width, found: [] })
        expect({ path, width, found: await cutOff(page) }).toEqual({ path, width, found: [] })
      }
    }
  })
}

test('the links of the header fit one line from the medium breakpoint up, in every language', async ({
  page,
}) => {
  test.slow()
  for (const language of LANGUAGE_CODES) {
    await open(page, pagePath(language, ''))
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
      expect({ language, width, height, inside }).toEqual({
        language,
        width,
        height: 80,
        inside: true,
      })
    }
  }
})
