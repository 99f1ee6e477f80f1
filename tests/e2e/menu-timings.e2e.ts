import { MENU_TYPEAHEAD_RESET_MS } from '../../src/tuning.ts'
import { textsIn } from '../support/texts.ts'
import { expect, MOTION, open, stopClock, test } from './fixtures.ts'
import { highlightedItem, languageButton, postMenuButton } from './locators.ts'

const t = textsIn('en')

test.describe('with motion', () => {
  test.use(MOTION)

  test('a submenu is as large as it will be while its menu still grows, and opens at once at a click', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/en/blog')
    const button = postMenuButton(page)
    const menu = page.getByRole('menu')
    const share = page.getByRole('menuitem', { name: t('blogPage.menu.share') })
    const submenu = page.getByRole('menu', { name: t('blogPage.menu.share') })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Animation.enable')
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
    await button.press('ArrowUp')
    await expect(menu).toBeFocused()
    await expect(share).toHaveAttribute('data-highlighted')
    await page.keyboard.press('ArrowRight')
    await expect(submenu).toBeFocused()
    const size = () =>
      submenu.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight])
    const early = await size()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    expect(early).toEqual(await size())

    await test.step('also while hovering would still wait', async () => {
      await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
      await page.keyboard.press('Tab')
      await expect(menu).toHaveCount(0)
      await button.click()
      await expect(menu).toBeFocused()
      await stopClock(page)
      await share.hover()
      await expect(share).toHaveAttribute('data-highlighted')
      await expect(share).toHaveAttribute('aria-expanded', 'false')
      await share.click()
      await expect(page.getByRole('menuitem', { name: t('blogPage.menu.email') })).toBeVisible()
    })
  })
})

test('typing in the language menu accumulates letters for a second; then Space selects', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/en')
  await languageButton(page).click()
  await expect(page.getByRole('menu')).toBeFocused()
  await stopClock(page)
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
