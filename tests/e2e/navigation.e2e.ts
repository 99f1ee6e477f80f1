import type { Page } from '@playwright/test'
import { EMAIL, PHONE, SOCIALS } from '../../src/content/agency.ts'
import { POST_IDS } from '../../src/content/post-ids.ts'
import { pagePath } from '../../src/urls/location.ts'
import { HEADER_PAGES, postSlug } from '../../src/urls/pages.ts'
import { ANOTHER_PAGE, ANY_PAGE, dictionaryOf, headingOf, labelOf } from '../support/page-texts.ts'
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

test.use(MOTION)

test('the header marks the current page, Home on an exact match only', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00Z'))
  await open(page, '/en?utm_source=newsletter')
  await test.step('the footer has working mail, phone and social links, and the current year', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: EMAIL })).toHaveAttribute(
      'href',
      `mailto:${EMAIL}`,
    )
    await expect(footer.getByRole('link', { name: PHONE })).toHaveAttribute(
      'href',
      'tel:+48220000000',
    )
    for (const { name, href } of SOCIALS) {
      const link = footer.getByRole('link', { name: new RegExp(name) })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    // Also on a page that was prerendered in another year
    await expect(footer).toContainText('2031')
  })
  const navigation = page.getByRole('navigation', { name: t('ui.mainNavigation') })
  const current = navigation.locator('[aria-current=page]:visible')
  await expect(current).toHaveText(t('nav.home'))
  await test.step('skip link and header can be used by keyboard alone', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('ui.skipToContent') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

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

test('the header marks the section of a page below another', async ({ page }) => {
  await open(page, pagePath('en', postSlug(POST_IDS[0])))
  const link = headerLink(page, t('nav.blog'))
  await expect(link).toHaveAttribute('aria-current', 'true')
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
})

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the skip link leads to the start of the page, not under the header', async ({ page }) => {
      await page.goto('/en')
      if (javaScriptEnabled) await waitForHydration(page)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('link', { name: t('ui.skipToContent') }).press('Enter')
      const [header, main] = [page.getByRole('banner'), page.getByRole('main')]
      await expect(main).toBeFocused()
      await expect(page).toHaveURL(javaScriptEnabled ? '/en' : '/en#content')
      const { height } = await boxOf(header)
      await expect.poll(async () => (await boxOf(main)).y).toBe(height)
    })
  })

test.describe('between two pages', () => {
  test('the exit finishes before the next page enters', async ({ page }) => {
    await open(page, '/en')
    await page.evaluate(() => {
      const arrivals: { headings: string[]; opacity: string; transform: string }[] = []
      Object.assign(window, { arrivals })
      const main = document.querySelector('main') ?? document.body
      new MutationObserver(() => {
        const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
        const { opacity, transform } = getComputedStyle(main)
        if (headings.join() !== arrivals.at(-1)?.headings.join())
          arrivals.push({ headings, opacity, transform })
      }).observe(main, { childList: true, subtree: true })
    })
    await headerLink(page, t(labelOf(ANY_PAGE))).click()
    await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')

    // When the next page's heading came, the frame was where the exit had left it.
    expect(
      await page.evaluate(() => (window as unknown as { arrivals: unknown }).arrivals),
    ).toEqual([
      {
        headings: [headingOf('en', ANY_PAGE)],
        opacity: '0',
        transform: expect.not.stringMatching('none'),
      },
    ])
  })

  test('a link clicked while its page enters still works', async ({ page }) => {
    await open(page, '/en')
    await page.evaluate(
      ([heading, next]) => {
        const arrival = new MutationObserver(() => {
          if (!document.querySelector('h1')?.textContent?.includes(heading)) return
          arrival.disconnect()
          document.querySelector<HTMLElement>(`header a[href="${next}"]`)?.click()
        })
        arrival.observe(document.body, { childList: true, subtree: true })
      },
      [headingOf('en', 'contact'), `/en/${ANOTHER_PAGE}`] as const,
    )
    await headerLink(page, t('nav.contact')).click()
    await expect(heading(page)).toContainText(headingOf('en', ANOTHER_PAGE))
    await expect(page).toHaveURL(`/en/${ANOTHER_PAGE}`)
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
  })

  /** In a live region that was there before it */
  const spinner = (page: Page) =>
    page.locator('[role=status][data-before]').getByRole('img', { name: t('ui.loading') })

  /** Goes to a page of which one script is withheld until it may arrive, or is lost. */
  async function goToSlowPage(page: Page, slow: string) {
    const { promise: end, resolve } = Promise.withResolvers<'continue' | 'abort'>()
    await page.route(`**/assets/${slow}-*.js`, async (route) => route[await end]())
    await open(page, '/en')
    await page.getByRole('status').evaluateAll((regions) => {
      for (const region of regions) region.setAttribute('data-before', '')
    })
    await headerLink(page, t(labelOf(ANOTHER_PAGE))).click()
    await expect(spinner(page)).toBeVisible()
    return { arrive: () => resolve('continue'), lose: () => resolve('abort') }
  }

  test('a spinner shows while texts load; a menu opened meanwhile stays open', async ({ page }) => {
    const { arrive } = await goToSlowPage(page, `en-${dictionaryOf(ANOTHER_PAGE)}`)
    await languageButton(page).press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu).toBeFocused()
    arrive()
    await expect(heading(page)).toContainText(headingOf('en', ANOTHER_PAGE))
    await expect(spinner(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    await expect(menu).toBeFocused()
  })

  test('leaving while a page loads works, also when its loading fails later', async ({
    page,
    tolerate,
  }) => {
    tolerate(REQUEST_ERROR)
    const { lose } = await goToSlowPage(page, ANOTHER_PAGE)
    const documents = recordDocumentRequests(page)
    const goTo = async (name: string, title: string) => {
      await headerLink(page, name).click()
      await expect(heading(page)).toContainText(title)
      await expect(heading(page)).toBeFocused()
    }
    await goTo(t('nav.contact'), headingOf('en', 'contact'))
    await expect(spinner(page)).toHaveCount(0)
    const lost = page.waitForEvent('requestfailed')
    lose()
    await lost
    await goTo(t(labelOf(ANY_PAGE)), headingOf('en', ANY_PAGE))
    expect(documents).toEqual([])
  })

  for (const gone of [ANOTHER_PAGE, `en-${dictionaryOf(ANOTHER_PAGE)}`])
    test(`a page without ${gone} is reloaded as its prerendered document`, async ({
      page,
      tolerate,
    }) => {
      tolerate(REQUEST_ERROR)
      await page.route(`**/assets/${gone}-*.js`, (route) => route.abort())
      await open(page, '/en')
      const documents = recordDocumentRequests(page)
      await headerLink(page, t(labelOf(ANOTHER_PAGE))).click()
      await expect(page.getByRole('alert').filter({ hasText: t('ui.notStarted') })).toBeVisible()
      await expect(heading(page)).toContainText(headingOf('en', ANOTHER_PAGE))
      expect(documents).toEqual([`/en/${ANOTHER_PAGE}`])
      await headerLink(page, t('agencyName')).click()
      await expect(heading(page)).toContainText(headingOf('en', ''))
    })
})

test('after a release the next page is opened at its top, and Back leads where one was', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await open(page, `/en/${ANY_PAGE}`)
  const link = footerLink(page, t('nav.contact'))
  await link.scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  const isGone = await loseOldRelease(page)
  await link.click()
  await expect(heading(page)).toContainText(headingOf('en', 'contact'))
  await waitForHydration(page)
  expect(isGone()).toBe(true)
  expect(await scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))
  await expect.poll(() => scrollPosition(page)).toBe(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('there is no skip link while the menu is open', async ({ page }) => {
    await open(page, '/en')
    const skipLink = page.getByRole('link', { name: t('ui.skipToContent') })
    await page.keyboard.press('Tab')
    await expect(skipLink).toBeFocused()
    await mobileMenuButton(page).click()
    await headerLink(page, t('agencyName')).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(skipLink).not.toBeFocused()
    await page.keyboard.press('Escape')
    await skipLink.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('Back while a page is loading closes the menu and restores the scroll position', async ({
    page,
  }) => {
    await page.route('**/assets/contact-*.js', () => {}) // never answered
    await open(page, '/en')
    await footerLink(page, t('nav.contact')).scrollIntoViewIfNeeded()
    await footerLink(page, t('nav.contact')).click()
    await expect(page).toHaveURL('/en/contact')
    await mobileMenuButton(page).click()
    await expect(mobileMenu(page)).toBeVisible()
    await page.goBack()
    await expect(mobileMenu(page)).toBeHidden()
    await expect(heading(page)).toContainText(headingOf('en', ''))
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0)
  })
})
