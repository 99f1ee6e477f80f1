import type { Page } from '@playwright/test'
import { EMAIL, PHONE, SOCIALS } from '../../src/content/agency.ts'
import { HEADER_PAGES, type PageId } from '../../src/urls/pages.ts'
import {
  ANOTHER_PAGE,
  ANY_PAGE,
  AUDIENCE_PAGES,
  dictionaryOf,
  headingOf,
  labelOf,
} from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import {
  expect,
  loseOldRelease,
  MOTION,
  open,
  REQUEST_ERROR,
  recordDocumentRequests,
  scrollPosition,
  test,
  waitForHydration,
} from './fixtures.ts'
import {
  boxOf,
  footerLink,
  headerLink,
  heading,
  languageButton,
  mobileMenu,
  mobileMenuButton,
} from './locators.ts'

const t = textsIn('en')

const skipLink = (page: Page) => page.getByRole('link', { name: t('ui.skipToContent') })

test.use(MOTION)

test('the header marks the current page, Home on an exact match only', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00Z'))
  await open(page, '/en?utm_source=newsletter')
  await test.step('the footer has working mail, phone and social links, and the current year', async () => {
    const footer = page.getByRole('contentinfo')
    const link = (name: string) => footer.getByRole('link', { name })
    await expect(link(EMAIL)).toHaveAttribute('href', `mailto:${EMAIL}`)
    await expect(link(PHONE)).toHaveAttribute('href', 'tel:+48220000000')
    for (const { name, href } of SOCIALS) {
      await expect(link(name)).toHaveAttribute('href', href)
      await expect(link(name)).toHaveAttribute('target', '_blank')
      await expect(link(name)).toHaveAttribute('rel', /noopener/)
    }
    // Also on a page that was prerendered in another year
    await expect(footer).toContainText('2031')
  })
  const navigation = page.getByRole('navigation', { name: t('ui.mainNavigation') })
  const current = navigation.locator('[aria-current=page]:visible')
  await expect(current).toHaveText(t('nav.home'))
  await test.step('skip link and header can be used by keyboard alone', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.keyboard.press('Tab')
    await expect(skipLink(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/en?utm_source=newsletter')
    // The start of the page, not under the header
    const { height } = await boxOf(page.getByRole('banner'))
    await expect.poll(async () => (await boxOf(page.getByRole('main'))).y).toBe(height)

    await page
      .getByRole('link', { name: t('agencyName'), exact: true })
      .first()
      .focus()
    for (const each of HEADER_PAGES) {
      await page.keyboard.press('Tab')
      await expect(headerLink(page, t(labelOf(each)))).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/en/${HEADER_PAGES.at(-1)}`)
    await expect(heading(page)).toBeFocused()
  })
  await expect(current).toHaveText(t(labelOf(HEADER_PAGES.at(-1) ?? '')))
})

test('the exit of a page finishes before the next one enters', async ({ page }) => {
  await open(page, '/en')
  const arrival = await page.evaluateHandle(() => {
    const main = document.querySelector('main') ?? document.body
    const arrival = { headings: [''], opacity: '', transform: '' }
    const observer = new MutationObserver(() => {
      const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
      const { opacity, transform } = getComputedStyle(main)
      Object.assign(arrival, { headings, opacity, transform })
      observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return arrival
  })
  await headerLink(page, t(labelOf(ANY_PAGE))).click()
  await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
  // When the next page's heading came, the frame was where the exit had left it.
  expect(await arrival.jsonValue()).toEqual({
    headings: [headingOf('en', ANY_PAGE)],
    opacity: '0',
    transform: expect.not.stringMatching('none'),
  })
})

test('a spinner shows while a page loads, a menu opened meanwhile stays open, and the visitor can leave', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  /** In a live region that was there before it */
  const spinner = page
    .locator('[role=status][data-before]')
    .getByRole('img', { name: t('ui.loading') })

  /** Goes to a page of which one script is withheld until it may arrive, or is lost. */
  const goToSlowPage = async (name: PageId, script: string) => {
    const { promise: end, resolve } = Promise.withResolvers<'continue' | 'abort'>()
    await page.route(`**/assets/${script}-*.js`, async (route) => route[await end]())
    await page.getByRole('status').evaluateAll((regions) => {
      for (const region of regions) region.setAttribute('data-before', '')
    })
    await headerLink(page, t(labelOf(name))).click()
    await expect(spinner).toBeVisible()
    return resolve
  }
  const goTo = async (name: PageId) => {
    await headerLink(page, t(labelOf(name))).click()
    await expect(heading(page)).toContainText(headingOf('en', name))
    await expect(heading(page)).toBeFocused()
    await expect(spinner).toHaveCount(0)
  }

  await open(page, '/en')
  const documents = recordDocumentRequests(page)
  await test.step('its texts are late, and a menu is opened', async () => {
    const end = await goToSlowPage(ANOTHER_PAGE, `en-${dictionaryOf(ANOTHER_PAGE)}`)
    await languageButton(page).press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu).toBeFocused()
    end('continue')
    await expect(heading(page)).toContainText(headingOf('en', ANOTHER_PAGE))
    await expect(spinner).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('its code is late, and lost once the visitor has left', async () => {
    const [slow = ''] = AUDIENCE_PAGES
    const end = await goToSlowPage(slow, slow)
    await goTo('contact')
    const lost = page.waitForEvent('requestfailed')
    end('abort')
    await lost
    await goTo(ANY_PAGE)
    expect(documents).toEqual([])
  })
})

test('after a release the next page is opened at its top, and Back leads where one was', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await open(page, `/en/${ANY_PAGE}`)
  const documents = recordDocumentRequests(page)
  const link = footerLink(page, t('nav.contact'))
  await link.scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  const isGone = await loseOldRelease(page)
  await link.click()
  await expect(heading(page)).toContainText(headingOf('en', 'contact'))
  await waitForHydration(page)
  expect(isGone()).toBe(true)
  expect(documents).toEqual(['/en/contact'])
  expect(await scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))
  await expect.poll(() => scrollPosition(page)).toBe(before)
})

test('on a phone there is no skip link while the menu is open; Back while a page is loading closes it and restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/assets/contact-*.js', () => {}) // never answered
  await open(page, '/en')
  await footerLink(page, t('nav.contact')).scrollIntoViewIfNeeded()
  await footerLink(page, t('nav.contact')).click()
  await expect(page).toHaveURL('/en/contact')
  await mobileMenuButton(page).click()
  await expect(mobileMenu(page)).toBeVisible()
  await headerLink(page, t('agencyName')).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(skipLink(page)).not.toBeFocused()
  await page.goBack()
  await expect(mobileMenu(page)).toBeHidden()
  await expect(heading(page)).toContainText(headingOf('en', ''))
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0)
})
