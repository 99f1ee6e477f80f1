import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { messagesOf } from '../support/messages.ts'
import { expectAccessible, expectContrast, withoutTransitions } from './axe.ts'
import { expect, open, test } from './fixtures.ts'
import { headerLink, heading } from './locators.ts'

/** Targets that a finger may miss; those inside a sentence are apart. */
const smallTargets = () =>
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
    .filter(({ width, height }) => width > 1 && (width < 43.5 || height < 43.5))

/** Texts that look the same when they are selected. */
function unseenSelections() {
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
}

for (const { width, language, hasTouch } of [
  { width: 390, language: 'ru', hasTouch: true },
  { width: 1280, language: 'en', hasTouch: false },
] as const)
  test.describe(`${width} px wide, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch })

    test('axe finds nothing on any page, in light and in dark; fingers hit targets, selected text stands out', async ({
      page,
    }) => {
      for (const path of PAGES.map((each) => pagePath(language, each)))
        await test.step(path, async () => {
          await page.emulateMedia({ colorScheme: 'light' })
          await open(page, path)
          const small = hasTouch ? await page.evaluate(smallTargets) : []
          expect.soft(small, 'at least 44 pixels high and wide').toEqual([])
          expect.soft(await page.evaluate(unseenSelections), 'when selected').toEqual([])
          await expectAccessible(page)
        })
    })
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
