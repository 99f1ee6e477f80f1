import { devices, type Locator, type Page } from '@playwright/test'
import { wordsOf } from '../support/words.ts'
import { contactForm, test } from './contact-form.ts'
import { fingerOn, middleOf } from './finger.ts'
import { expect, open } from './fixtures.ts'

/** What a visitor does with a finger, on a phone. */

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, locale: 'en-GB' })

const t = wordsOf('en')

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Where something stands once it has come to rest. */
const atRest = async (moving: Locator) => {
  await moving.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: false }).map(({ finished }) => finished)),
  )
  return moving
}

test.describe('a toast', () => {
  /** A form that asks for more: its toast stays for as long as the test needs. */
  async function toastOn(page: Page) {
    const { address, button, toast } = contactForm(page)
    await page.clock.install()
    await open(page, address)
    await page.clock.pauseAt(Date.now() + 60_000)
    const finger = await fingerOn(page)
    await finger.tap(button)
    const words = toast.getByText(t('contactPage.errors.required'))
    await expect(words).toBeVisible()
    await page.clock.runFor(1)
    await atRest(toast.locator('[data-state]'))
    return { finger, toast, words, card: toast.locator('[data-state]') }
  }

  test('is swiped away by its text', async ({ page }) => {
    const { finger, card, words } = await toastOn(page)
    await finger.drag(await middleOf(words), { x: 120 })
    await expect(card).toHaveAttribute('data-state', 'leaving')
  })

  test('follows the finger, and comes back when it is let go too early', async ({ page }) => {
    const { finger, card, words } = await toastOn(page)
    const { x, y } = await middleOf(words)
    await finger.down({ x, y })
    for (const dx of [15, 30, 45]) await finger.move({ x: x + dx, y })
    await expect(card).toHaveCSS('--swipe', '45px')
    await finger.up()
    await expect(card).toHaveCSS('--swipe', '0px')
    await expect(card).toHaveAttribute('data-state', 'open')
  })

  test('lets the page scroll when the finger goes up or down', async ({ page }) => {
    const { finger, card, words } = await toastOn(page)
    const before = await scrolled(page)
    await finger.drag(await middleOf(words), { y: -150 })
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
    await expect(card).toHaveAttribute('data-state', 'open')
    await expect(card).toHaveCSS('--swipe', '0px')
  })

  test('is closed by its button', async ({ page }) => {
    const { finger, toast, card } = await toastOn(page)
    await finger.tap(toast.getByRole('button', { name: t('ui.dismiss') }))
    await expect(card).toHaveAttribute('data-state', 'leaving')
  })
})
