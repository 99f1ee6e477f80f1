import type { Page } from '@playwright/test'
import { validTexts } from '../../scripts/harness/submission.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { ANY_PAGE } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { contactForm, uniqueValues } from './contact-form.ts'
import { expect, open, test } from './fixtures.ts'
import { clippedTexts, scrollsSideways } from './layout-faults.ts'
import {
  headerLink,
  heading,
  languageButton,
  mobileMenu,
  mobileMenuButton,
  postMenuButton,
  toastArea,
} from './locators.ts'
import { addStyles, TEXT_SPACING } from './styles.ts'

const t = textsIn('en')

/** States that a page has only after an interaction. */
const STATES: Record<string, (page: Page, tolerate: (errors: RegExp) => void) => Promise<void>> = {
  'the language menu': async (page) => {
    await open(page, '/en')
    await languageButton(page).click()
    await expect(page.getByRole('menu')).toBeFocused()
  },
  'the menu of a post with its submenu': async (page) => {
    await open(page, '/en/blog')
    const button = postMenuButton(page)
    // A menu that opens upwards would lie on the chips, and axe counts what is left of them.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await button.click()
    await page.getByRole('menuitem', { name: t('blogPage.menu.share') }).click()
    await expect(page.getByRole('menu', { name: t('blogPage.menu.share') })).toBeFocused()
  },
  'the mobile menu': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/en')
    await mobileMenuButton(page).click()
    await expect(mobileMenu(page)).toBeVisible()
  },
  'a form with faults, and the toast that says so': async (page) => {
    await open(page, '/en/contact?type=influencer')
    await page.getByRole('button', { name: t('contactPage.buttons.influencer') }).click()
    const toast = toastArea(page)
    // It stays while the pointer is there.
    await toast.getByText(t('contactPage.errors.title')).hover()
  },
  'the confirmation of a message': async (page) => {
    const { address, fillIn, send, received } = contactForm(page)
    await open(page, address)
    await fillIn(validTexts('general', uniqueValues()))
    await send()
    await expect(received).toBeVisible()
  },
  'a search without a result': async (page) => {
    await open(page, '/en/blog?q=nothing-of-the-kind')
    await expect(page.getByText(t('blogPage.noArticles'), { exact: true })).toBeVisible()
  },
  'the error screen': async (page, tolerate) => {
    tolerate(/No dates today/)
    await open(page, '/en')
    await page.evaluate(() => {
      Date.prototype.getUTCDay = () => {
        throw new Error('No dates today')
      }
    })
    await headerLink(page, t('nav.training')).click()
    await expect(heading(page)).toHaveText(t('errorPage.title'))
  },
}

for (const [name, show] of Object.entries(STATES)) {
  test(`axe finds nothing in ${name}, in light and in dark`, async ({ page, tolerate }) => {
    await show(page, tolerate)
    await expectAccessible(page)
  })
}

test('going back through a page, the sticky header never hides the focused element (2.4.11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, `/en/${ANY_PAGE}`)
  const stops = await page.getByRole('main').locator('a[href], button').count()
  expect(stops).toBeGreaterThan(0)
  const reached = new Set<number>()
  const hidden: string[] = []
  for (let isInHeader = false; !isInHeader; ) {
    await page.keyboard.press('Shift+Tab')
    const focus = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const { left, top, width, height } = focused.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return {
        html: focused.outerHTML.slice(0, 120),
        isInHeader: !!focused.closest('header'),
        isCovered: !!seen?.closest('header'),
        stop: [...document.querySelectorAll('main :is(a[href], button)')].indexOf(focused),
      }
    })
    isInHeader = focus.isInHeader
    if (focus.stop >= 0) reached.add(focus.stop)
    if (focus.isCovered && !isInHeader) hidden.push(focus.html)
  }
  expect(reached.size, 'links and buttons of the page that had the focus').toBe(stops)
  expect(hidden).toEqual([])
})

test('text with the spacing of WCAG 1.4.12 is not clipped', async ({ page }) => {
  for (const path of PAGES.map((each) => pagePath('de', each))) {
    await open(page, path)
    await addStyles(page, TEXT_SPACING)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, p, a, button, label, dd, li')]
          .filter((element) => element.getClientRects().length > 0)
          .filter((element) => !element.closest('[aria-hidden=true]'))
          // What only assistive technology reads is cut off on purpose.
          .filter((element) => element.clientWidth > 1)
          .filter((element) => getComputedStyle(element).overflow === 'hidden')
          .filter((element) => element.scrollHeight > element.clientHeight + 1)
          .map((element) => element.textContent?.slice(0, 60)),
      )
      const found = { cut, clipped: await clippedTexts(page), scrolls: await scrollsSideways(page) }
      expect
        .soft({ path, width, ...found })
        .toEqual({ path, width, cut: [], clipped: [], scrolls: false })
    }
  }
})
