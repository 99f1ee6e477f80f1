import type { Locator, Page } from '@playwright/test'
import { MENU_TYPEAHEAD_RESET_MS } from '../../src/tuning.ts'
import { textsIn } from '../support/texts.ts'
import { expect, MOTION, open, test } from './fixtures.ts'
import { highlightedItem, languageButton, postMenuButton } from './locators.ts'

const t = textsIn('en')

/** Opens a menu, then stops the clock: time passes only when a test lets it. */
async function openMenu(page: Page, path: string, button: Locator) {
  await page.clock.install()
  await open(page, path)
  await button.click()
  const menu = page.getByRole('menu').first()
  await expect(menu).toBeFocused()
  await page.clock.pauseAt(Date.now() + 60_000)
  return menu
}

test('a submenu opens at once when it is clicked while hovering would still wait', async ({
  page,
}) => {
  await openMenu(page, '/en/blog', postMenuButton(page))
  const share = page.getByRole('menuitem', { name: t('blogPage.menu.share') })
  await share.hover()
  await expect(share).toHaveAttribute('data-highlighted')
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  await share.click()
  await expect(page.getByRole('menuitem', { name: t('blogPage.menu.email') })).toBeVisible()
})

test.describe('with motion', () => {
  test.use(MOTION)

  test('a submenu is as large as it will be while its menu still grows', async ({ page }) => {
    await open(page, '/en/blog')
    const browser = await page.context().newCDPSession(page)
    await browser.send('Animation.enable')
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
    await postMenuButton(page).press('ArrowUp')
    const menu = page.getByRole('menu').first()
    await expect(menu).toBeFocused()
    const label = page.getByRole('menuitem', { name: t('blogPage.menu.share') })
    await expect(label).toHaveAttribute('data-highlighted')
    await page.keyboard.press('ArrowRight')
    const submenu = page.getByRole('menu', { name: t('blogPage.menu.share') })
    await expect(submenu).toBeFocused()
    const size = () =>
      submenu.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight])
    const early = await size()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    expect(early).toEqual(await size())
  })
})

test('typing in the language menu accumulates letters for a second; then Space selects', async ({
  page,
}) => {
  await openMenu(page, '/en', languageButton(page))
  await page.keyboard.press('e')
  await expect(highlightedItem(page)).toContainText('English')
  await page.clock.runFor(MENU_TYPEAHEAD_RESET_MS - 1)
  await page.keyboard.press('s')
  await expect(highlightedItem(page)).toContainText('Español')
  await page.clock.runFor(MENU_TYPEAHEAD_RESET_MS)
  await page.keyboard.press('Space')
  await page.clock.resume()
  await expect(page).toHaveURL('/es')
})
