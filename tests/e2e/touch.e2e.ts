import { devices } from '@playwright/test'
import { headingOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { contactForm } from './contact-form.ts'
import { expect, MOTION, open, scrollPosition, stopClock, test } from './fixtures.ts'
import {
  atRest,
  footerLink,
  headerLink,
  heading,
  languageButton,
  middleOf,
  mobileMenu,
  mobileMenuButton,
} from './locators.ts'
import { touchInput } from './touch-input.ts'

/** Touch, on a phone. */

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, ...MOTION, locale: 'en-GB' })

const t = textsIn('en')

test('a toast lets vertical swipes scroll the page, and is swiped away by its text', async ({
  page,
}) => {
  // A form that asks for more: its toast stays for as long as the test needs.
  const { address, button, toast } = contactForm(page)
  const card = toast.locator('[data-state]')
  const words = toast.getByText(t('contactPage.errors.required'))
  await page.clock.install()
  await open(page, address)
  await stopClock(page)
  const finger = await touchInput(page)
  await button.tap()
  await expect(words).toBeVisible()
  await page.clock.runFor(1)
  await atRest(card)

  const before = await scrollPosition(page)
  await finger.drag(await middleOf(words), { y: -150 })
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before)
  await expect(card).toHaveAttribute('data-state', 'open')
  await expect(card).toHaveCSS('--swipe', '0px')

  await finger.drag(await middleOf(words), { x: 120 })
  await expect(card).toHaveAttribute('data-state', 'leaving')
})

test('a link to the current page scrolls to its top, from the open menu, too; Back closes the list of languages', async ({
  page,
}) => {
  await open(page, '/en')
  await page.evaluate(() => scrollTo(0, 600))
  await mobileMenuButton(page).tap()
  await expect(mobileMenu(page)).toBeVisible()
  await headerLink(page, t('agencyName')).tap()
  await expect(mobileMenu(page)).toBeHidden()
  await expect.poll(() => scrollPosition(page)).toBe(0)

  await footerLink(page, t('nav.contact')).tap()
  await expect(heading(page)).toContainText(headingOf('en', 'contact'))
  await footerLink(page, t('nav.contact')).tap()
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL('/en/contact')

  const list = page.getByRole('menu')
  await languageButton(page).tap()
  await expect(list).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect(list).toBeHidden()
})
