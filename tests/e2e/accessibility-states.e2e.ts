import { validTexts } from '../../scripts/harness/submission.ts'
import { ANY_PAGE } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { contactForm, uniqueValues } from './contact-form.ts'
import { expect, open, test } from './fixtures.ts'
import {
  headerLink,
  heading,
  languageButton,
  mobileMenu,
  mobileMenuButton,
  postMenuButton,
} from './locators.ts'

/** States that pages have only after interactions; the pages themselves are in accessibility.e2e.ts. */

const t = textsIn('en')

test('axe finds nothing in the menus of the header and on the error screen', async ({
  page,
  tolerate,
}) => {
  await open(page, '/en')
  await languageButton(page).click()
  await expect(page.getByRole('menu')).toBeFocused()
  await expectAccessible(page, page.getByRole('menu'))
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await mobileMenuButton(page).click()
  await expect(mobileMenu(page)).toBeVisible()
  await expectAccessible(page, mobileMenu(page))
  await page.setViewportSize({ width: 1280, height: 800 })

  tolerate(/No dates today/)
  await page.evaluate(() => {
    Date.prototype.getUTCDay = () => {
      throw new Error('No dates today')
    }
  })
  await headerLink(page, t('nav.training')).click()
  await expect(heading(page)).toHaveText(t('errorPage.title'))
  await expectAccessible(page)
})

test('axe finds nothing in the menu of a post with its submenu, and in a search without a result', async ({
  page,
}) => {
  await open(page, '/en/blog')
  await postMenuButton(page).click()
  await page.getByRole('menuitem', { name: t('blogPage.menu.share') }).click()
  await expect(page.getByRole('menu', { name: t('blogPage.menu.share') })).toBeFocused()
  await expectAccessible(page, page.getByRole('menu'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.getByRole('searchbox').fill('nothing-of-the-kind')
  await expect(page.getByText(t('blogPage.noArticles'), { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing in the faults of a form, the toast that says so, and the confirmation', async ({
  page,
}) => {
  const { address, form, fillIn, send, toast, received } = contactForm(page, 'en', 'influencer')
  await open(page, address)
  await send()
  // It stays while the pointer is there.
  await toast.getByText(t('contactPage.errors.title')).hover()
  await expectAccessible(page, form.or(toast))

  await fillIn(validTexts('influencer', uniqueValues()))
  await send()
  await expect(received).toBeVisible()
  await expectAccessible(page)
})

test('going back through a page, the sticky header never hides the focused element (2.4.11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, `/en/${ANY_PAGE}`)
  const stops = await page.getByRole('main').locator('a[href], button').all()
  expect(stops).not.toEqual([])
  await stops.at(-1)?.focus()
  for (const stop of stops.toReversed()) {
    const state = await stop.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return {
        isFocused: element === document.activeElement,
        isCovered: seen?.closest('header') != null,
      }
    })
    expect(state, `${stop}`).toEqual({ isFocused: true, isCovered: false })
    await page.keyboard.press('Shift+Tab')
  }
})
