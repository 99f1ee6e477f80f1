import type { Locator, Page } from '@playwright/test'
import { headingOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, open, REQUEST_ERROR, test } from './fixtures.ts'
import { heading, languageButton, mobileMenu, mobileMenuButton } from './locators.ts'

/**
 * Whether events of the page reach the menu's machine; tests/machines/mobile-menu.model.ts has the rest,
 * tests/engines the list of languages.
 */

const t = textsIn('en')

test.use({ viewport: { width: 390, height: 844 } })

const closeButton = (page: Page) => page.getByRole('button', { name: t('ui.closeMenu') })

interface Way {
  close: (page: Page) => Promise<unknown>
  /** What has the focus then */
  focused: (page: Page) => Locator
}

/** What closes the panel, one after another: the link leads to the page that Back leaves. */
const WAYS: Record<string, Way> = {
  'its button': { close: (page: Page) => closeButton(page).click(), focused: mobileMenuButton },
  Escape: { close: (page: Page) => page.keyboard.press('Escape'), focused: mobileMenuButton },
  'a link': {
    close: (page: Page) =>
      mobileMenu(page)
        .getByRole('link', { name: t('nav.contact') })
        .click(),
    focused: (page: Page) => heading(page).filter({ hasText: headingOf('en', 'contact') }),
  },
  Back: {
    close: (page: Page) => page.goBack(),
    focused: (page: Page) => heading(page).filter({ hasText: headingOf('en', '') }),
  },
}

test('the mobile menu is opened by its button, and closed by what leads on', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  const panel = '**/assets/language-menu-panel-*.js'
  await page.route(panel, (route) => route.abort())
  await open(page, '/en')
  await expect(mobileMenu(page)).toBeHidden()
  await test.step('closed by the globe, too, where the list of languages cannot be loaded', async () => {
    await mobileMenuButton(page).click()
    await expect(mobileMenu(page)).toBeVisible()
    await languageButton(page).click()
    await expect(mobileMenu(page)).toBeHidden()
    await page.unroute(panel)
  })
  for (const [way, { close, focused }] of Object.entries(WAYS))
    await test.step(`closed by ${way}`, async () => {
      await mobileMenuButton(page).click()
      await expect(mobileMenu(page)).toBeVisible()
      await expect(closeButton(page)).toHaveAttribute('aria-expanded', 'true')
      await close(page)
      await expect(mobileMenu(page)).toBeHidden()
      await expect(mobileMenuButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(focused(page)).toBeFocused()
    })

  await test.step('a button of it leads to the page that the same words on Home lead to', async () => {
    await mobileMenuButton(page).click()
    for (const name of [t('hero.ctaInfluencer'), t('hero.ctaBrand')]) {
      const onHome = page.getByRole('main').getByRole('link', { name, includeHidden: true }).first()
      const href = await onHome.getAttribute('href')
      await expect(mobileMenu(page).getByRole('link', { name })).toHaveAttribute('href', href ?? '')
    }
  })

  await test.step('widening the window closes it for good', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(mobileMenu(page)).toBeHidden()
    await expect(mobileMenuButton(page)).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(mobileMenu(page)).toBeHidden()
  })
})
