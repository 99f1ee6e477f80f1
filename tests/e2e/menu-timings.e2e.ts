import type { Page } from '@playwright/test'
import {
  MENU_TYPEAHEAD_RESET_MS,
  SUBMENU_OPEN_DELAY_MS,
  SUBMENU_POINTER_GRACE_MS,
} from '../../src/tuning.ts'
import { messagesOf } from '../support/messages.ts'
import { titleOfPost } from '../support/posts.ts'
import { expect, MOTION, open, test } from './fixtures.ts'

const t = messagesOf('en')
const FIRST_POST = { title: titleOfPost(t) }

/** Opens a menu, then stops the clock: time passes only when a test lets it. */
async function openMenu(page: Page, path: string, name: string) {
  await page.clock.install()
  await page.addInitScript(() => {
    const timers: unknown[] = []
    const { setTimeout } = window
    const watched = (...[handler, ms, ...rest]: Parameters<Window['setTimeout']>) => {
      timers.push(ms)
      return setTimeout(handler, ms, ...rest)
    }
    Object.assign(window, { timers, setTimeout: watched })
  })
  await open(page, path)
  await page.getByRole('button', { name }).click()
  const menu = page.getByRole('menu').first()
  await expect(menu).toBeFocused()
  await page.clock.pauseAt(Date.now() + 60_000)
  return menu
}

/** Does something and waits until the page has begun to wait for so long: nothing else shows it. */
async function untilItWaits(page: Page, ms: number, act: () => Promise<void>) {
  const timers = () => page.evaluate(() => (window as unknown as { timers: number[] }).timers)
  const before = (await timers()).length
  await act()
  await expect.poll(async () => (await timers()).slice(before)).toContain(ms)
}

test('the submenu stays open for 300 ms while the pointer moves to it', async ({ page }) => {
  // Room for the submenu below its label
  await page.setViewportSize({ width: 1280, height: 1000 })
  await openMenu(page, '/en/blog', t('blogPage.menu.label', FIRST_POST))
  const label = page.getByRole('menuitem', { name: t('blogPage.menu.share') })
  const submenu = page.getByRole('menu', { name: t('blogPage.menu.share') })
  await untilItWaits(page, SUBMENU_OPEN_DELAY_MS, () => label.hover())
  await page.clock.runFor(SUBMENU_OPEN_DELAY_MS)
  await expect(submenu).toBeVisible()
  await page.clock.runFor(1000)

  // Down from the label, towards the lower corner of the submenu: on the way there.
  const from = await label.boundingBox()
  const to = await submenu.boundingBox()
  if (!from || !to) throw new Error('The label and its submenu are on the screen')
  const isOnTheRight = to.x > from.x
  const side = isOnTheRight ? from.x + from.width - 8 : from.x + 8
  await untilItWaits(page, SUBMENU_POINTER_GRACE_MS, async () => {
    await page.mouse.move(side, from.y + from.height - 3)
    await page.mouse.move(side + (isOnTheRight ? 4 : -4), from.y + from.height + 3)
  })

  await page.clock.runFor(SUBMENU_POINTER_GRACE_MS - 1)
  await expect(label).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(1)
  await expect(label).toHaveAttribute('aria-expanded', 'false')
})

test('a submenu opens at once when it is clicked while hovering would still wait', async ({
  page,
}) => {
  await openMenu(page, '/en/blog', t('blogPage.menu.label', FIRST_POST))
  const share = page.getByRole('menuitem', { name: t('blogPage.menu.share') })
  await untilItWaits(page, SUBMENU_OPEN_DELAY_MS, () => share.hover())
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
    await page.getByRole('button', { name: t('blogPage.menu.label', FIRST_POST) }).press('ArrowUp')
    const menu = page.getByRole('menu').first()
    await expect(menu).toBeFocused()
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

test.describe('typing in the language menu', () => {
  const highlighted = (page: Page) => page.locator('[role=menu] [data-highlighted]')
  const name = t('langSwitcher.open')

  test('accumulates letters for a second', async ({ page }) => {
    await openMenu(page, '/en', name)
    await page.keyboard.press('e')
    await expect(highlighted(page)).toContainText('English')
    await page.clock.runFor(MENU_TYPEAHEAD_RESET_MS - 1)
    await page.keyboard.press('s')
    await expect(highlighted(page)).toContainText('Español')
  })

  test('resets after a second, so that Space selects', async ({ page }) => {
    await openMenu(page, '/en', name)
    await page.keyboard.press('d')
    await expect(highlighted(page)).toContainText('Deutsch')
    await page.clock.runFor(MENU_TYPEAHEAD_RESET_MS)
    await page.keyboard.press('Space')
    await page.clock.resume()
    await expect(page).toHaveURL('/de')
  })
})
