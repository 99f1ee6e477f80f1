import type { Locator, Page } from '@playwright/test'
import { ANY_PAGE, headingOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, open, REQUEST_ERROR, test } from './fixtures.ts'
import { headerLink, heading, languageButton, mobileMenu, mobileMenuButton } from './locators.ts'

/** Whether events of the page reach the menu's machine; tests/machines/mobile-menu.model.ts has the rest. */

const t = textsIn('en')

test.use({ viewport: { width: 390, height: 844 } })

const closeButton = (page: Page) => page.getByRole('button', { name: t('ui.closeMenu') })

interface Way {
  close: (page: Page) => Promise<unknown>
  /** What has the focus then */
  focused: (page: Page) => Locator
  /** The page that was visited before */
  before?: string
}

/** What closes the panel */
const WAYS: Record<string, Way> = {
  'its button': { close: (page: Page) => closeButton(page).click(), focused: mobileMenuButton },
  Escape: { close: (page: Page) => page.keyboard.press('Escape'), focused: mobileMenuButton },
  'a link': {
    close: (page: Page) =>
      mobileMenu(page)
        .getByRole('link', { name: t('nav.contact') })
        .click(),
    focused: heading,
  },
  Back: { close: (page: Page) => page.goBack(), focused: heading, before: ANY_PAGE },
  'the list of languages': {
    close: (page: Page) => languageButton(page).click(),
    focused: (page: Page) => page.getByRole('menu'),
  },
}

for (const [way, { close, focused, before }] of Object.entries(WAYS)) {
  test(`the mobile menu is opened by its button and closed by ${way}`, async ({ page }) => {
    await open(page, before ? `/en/${before}` : '/en')
    if (before) {
      await headerLink(page, t('agencyName')).click()
      await expect(page.getByRole('heading', { level: 1, name: headingOf('en', '') })).toBeFocused()
    }
    await expect(mobileMenu(page)).toBeHidden()
    await mobileMenuButton(page).click()
    await expect(mobileMenu(page)).toBeVisible()
    await expect(closeButton(page)).toHaveAttribute('aria-expanded', 'true')
    await close(page)
    await expect(mobileMenu(page)).toBeHidden()
    await expect(mobileMenuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(focused(page)).toBeFocused()
  })
}

test('the mobile menu is closed by the globe, too, where the list of languages cannot be loaded', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await page.route('**/assets/language-menu-panel-*.js', (route) => route.abort())
  await open(page, '/en')
  await mobileMenuButton(page).click()
  await languageButton(page).click()
  await expect(mobileMenu(page)).toBeHidden()
})

test('a button of the mobile menu leads to the page that the same words on Home lead to', async ({
  page,
}) => {
  await open(page, '/en')
  for (const name of [t('hero.ctaInfluencer'), t('hero.ctaBrand')]) {
    const onHome = page.getByRole('main').getByRole('link', { name }).first()
    const href = await onHome.getAttribute('href')
    await mobileMenuButton(page).click()
    await expect(mobileMenu(page).getByRole('link', { name })).toHaveAttribute('href', href ?? '')
    await closeButton(page).click()
  }
})

test('the list of languages closes when the mobile menu opens', async ({ page }) => {
  await open(page, '/en')
  await languageButton(page).click()
  await expect(page.getByRole('menu')).toBeFocused()
  await mobileMenuButton(page).click()
  await expect(mobileMenu(page)).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('widening the window closes the mobile menu for good', async ({ page }) => {
  await open(page, '/en')
  await mobileMenuButton(page).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(mobileMenu(page)).toBeHidden()
  await expect(mobileMenuButton(page)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(mobileMenu(page)).toBeHidden()
})
