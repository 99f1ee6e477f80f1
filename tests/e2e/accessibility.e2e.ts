import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { messagesOf } from '../support/messages.ts'
import { expectAccessible, expectContrast, withoutTransitions } from './axe.ts'
import { expect, open, test } from './fixtures.ts'
import { headerLink, heading } from './locators.ts'

for (const [width, language] of [
  [390, 'ru'],
  [1280, 'en'],
] as const)
  test(`axe finds nothing on any page, ${width} px wide, in ${language}, in light and in dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of PAGES.map((each) => pagePath(language, each)))
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await open(page, path)
        await expectAccessible(page)
      })
  })

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('every target is at least 44 pixels high and wide, links inside a sentence apart', async ({
    page,
  }) => {
    for (const each of PAGES) {
      await open(page, pagePath('de', each))
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a[href], button, input, textarea')]
          .filter((element) => element.getClientRects().length > 0)
          .filter((element) => getComputedStyle(element).visibility === 'visible')
          .filter((element) => getComputedStyle(element).display !== 'inline')
          .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
          .map((element) => {
            const target = element.closest('label') ?? element
            const { width, height } = target.getBoundingClientRect()
            return { text: element.textContent?.trim().slice(0, 30), width, height }
          })
          .filter(({ width, height }) => width > 1 && (width < 43.5 || height < 43.5)),
      )
      expect({ page: each, small }).toEqual({ page: each, small: [] })
    }
  })
})

test('selected text stands out from the panel that it is on', async ({ page }) => {
  for (const each of PAGES) {
    await open(page, pagePath('en', each))
    const unseen = await page.evaluate(() => {
      const groundOf = (element: Element | null): string => {
        if (!element) return 'none'
        const { backgroundColor } = getComputedStyle(element)
        return backgroundColor === 'rgba(0, 0, 0, 0)'
          ? groundOf(element.parentElement)
          : backgroundColor
      }
      return [...document.querySelectorAll('body :is(p, h1, h2, h3, a, dt, dd)')]
        .filter((text) => getComputedStyle(text, '::selection').backgroundColor === groundOf(text))
        .map(({ textContent }) => textContent)
    })
    expect(unseen, each).toEqual([])
  }
})

test('the split headline is visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/en')
  await withoutTransitions(page)
  const transparent = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => getComputedStyle(element).color === 'rgba(0, 0, 0, 0)')
      .map((element) => element.textContent),
  )
  expect(transparent).toEqual([])
})

test.describe('on paper', () => {
  // A4 less its margins
  test.use({ viewport: { width: 660, height: 950 } })

  test('every page is legible from the dark scheme', async ({ page }) => {
    for (const path of PAGES.map((each) => pagePath('en', each))) {
      await page.emulateMedia({ media: 'screen' })
      await open(page, path)
      await withoutTransitions(page)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expectContrast(page)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(headerLink(page, messagesOf('en')('nav.contact'))).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(p, h1, h2, h3, dt, dd)')]
          .filter((text) => text.checkVisibility() && !text.closest('[aria-hidden]'))
          .filter((text) => {
            text.scrollIntoView({ block: 'center' })
            const { left, top, width, height } = text.getBoundingClientRect()
            const found = document.elementFromPoint(left + width / 2, top + height / 2)
            return !found || (!text.contains(found) && !found.contains(text))
          })
          .map(({ textContent }) => textContent),
      )
      expect(covered, path).toEqual([])
    }
  })
})
