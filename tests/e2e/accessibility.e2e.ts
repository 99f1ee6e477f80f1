import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { expectNoViolations, withoutTransitions } from './axe.ts'
import { expect, open, test } from './fixtures.ts'
import { highlightedItem, languageButton } from './locators.ts'

/** Targets smaller than 44 px; those inside a sentence are exempt. */
const smallTargets = () =>
  [...document.querySelectorAll('a[href], button, input, textarea, summary')]
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

/** Texts whose selection cannot be seen. */
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

test.describe('by finger', () => {
  test.use({ hasTouch: true })

  test('every page passes axe, on a desk in light and on a phone in dark, with large targets and visible selections', async ({
    page,
  }) => {
    for (const path of PAGES.map((each, index) => pagePath(index % 2 ? 'en' : 'ru', each)))
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.emulateMedia({ colorScheme: 'light' })
        await open(page, path)
        expect.soft(await page.evaluate(unseenSelections), 'when selected').toEqual([])
        await expectNoViolations(page)

        await page.setViewportSize({ width: 390, height: 800 })
        await page.emulateMedia({ colorScheme: 'dark' })
        const small = await page.evaluate(smallTargets)
        expect.soft(small, 'at least 44 pixels high and wide').toEqual([])
        await expectNoViolations(page)
      })
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  test('icons, drawn lines, the signs of disclosures, and the whole of a highlighted language are visible', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of ['/en/for-influencers', '/en/for-brands', '/en/contact']) {
      await open(page, path)
      for (const select of await page.getByRole('main').locator('select').all())
        await select.selectOption({ index: 1 })
      await withoutTransitions(page)
      const unseen = await page.evaluate(() => {
        const ownColour = [...document.querySelectorAll('main svg[stroke=currentColor]')].filter(
          (svg) =>
            getComputedStyle(svg).color !== getComputedStyle(svg.parentElement ?? svg).color &&
            getComputedStyle(svg).forcedColorAdjust !== 'none',
        )
        const noSign = [...document.querySelectorAll('main summary')].filter(
          (summary) => getComputedStyle(summary, '::after').backgroundImage === 'none',
        )
        return [...ownColour, ...noSign].map(({ outerHTML }) => outerHTML.slice(0, 120))
      })
      expect(unseen, path).toEqual([])
    }
    await languageButton(page).press('ArrowDown')
    const highlighted = highlightedItem(page)
    await expect(highlighted).toBeVisible()
    const colours = await highlighted.evaluate((item) =>
      [item, ...item.querySelectorAll('span')].map((part) => getComputedStyle(part).color),
    )
    expect(new Set(colours).size, colours.join(' ')).toBe(1)
  })
})
