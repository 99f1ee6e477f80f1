import { devices, type Locator, type Page } from '@playwright/test'
import { ANY_PAGE } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { contactForm } from './contact-form.ts'
import { expect, MOTION, open, scrollPosition, test } from './fixtures.ts'
import {
  footerLink,
  headerLink,
  heading,
  languageButton,
  mobileMenu,
  mobileMenuButton,
} from './locators.ts'
import { middleOf, touchInput } from './touch-input.ts'

/** Touch, on a phone. */

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, ...MOTION, locale: 'en-GB' })

const t = textsIn('en')

/** Waits for the animations of an element. */
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
    const finger = await touchInput(page)
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

  test('lets vertical swipes scroll the page', async ({ page }) => {
    const { finger, card, words } = await toastOn(page)
    const before = await scrollPosition(page)
    await finger.drag(await middleOf(words), { y: -150 })
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before)
    await expect(card).toHaveAttribute('data-state', 'open')
    await expect(card).toHaveCSS('--swipe', '0px')
  })
})

test('Back closes the list of languages', async ({ page }) => {
  await open(page, `/en/${ANY_PAGE}`)
  const finger = await touchInput(page)
  const list = page.getByRole('menu')
  await finger.tap(footerLink(page, t('nav.contact')))
  await expect(page).toHaveURL('/en/contact')
  await finger.tap(languageButton(page))
  await expect(list).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(`/en/${ANY_PAGE}`)
  await expect(list).toBeHidden()
})

test('a link to the current page scrolls to its top', async ({ page }) => {
  await open(page, '/en/contact')
  const finger = await touchInput(page)
  await finger.tap(footerLink(page, t('nav.contact')))
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL('/en/contact')
})

test('in the open menu of Home its logo closes it and scrolls to the top', async ({ page }) => {
  await open(page, '/en')
  const finger = await touchInput(page)
  await page.evaluate(() => scrollTo(0, 600))
  await finger.tap(mobileMenuButton(page))
  await atRest(mobileMenu(page))
  await finger.tap(headerLink(page, t('agencyName')))
  await expect(mobileMenu(page)).toBeHidden()
  await expect.poll(() => scrollPosition(page)).toBe(0)
})
