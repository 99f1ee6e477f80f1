import type { Page } from '@playwright/test'
import { POSTS } from '../../src/content/posts.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { expect, MOTION, REQUEST_ERROR, test } from './fixtures.ts'
import { boxOf, footerLink, heading } from './locators.ts'

const SMALL_PHONE = { width: 320, height: 640 }

test.use({ viewport: { width: 390, height: 768 } })

// The missing file
test.beforeEach(({ tolerate }) => tolerate(REQUEST_ERROR))

const homeLink = (page: Page) => page.getByRole('main').getByRole('link').first()
const halves = (page: Page) => page.getByRole('main').locator('img')

test.describe('in German', () => {
  test.use({ locale: 'de-AT' })

  test('a missing file gets the 404 page, with links to Home, to the languages and to others that the header lacks', async ({
    page,
  }) => {
    const t = textsIn('de')
    const response = await page.goto('/nothing.txt')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(documentTitle(t, t('errorPage.notFound.title')))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(heading(page)).toHaveText(t('errorPage.notFound.title'))
    await expect(page.getByText(t('errorPage.fallback'))).toHaveCount(0)
    await expect(homeLink(page)).toHaveText(t('errorPage.home'))

    const targets = (place: 'main' | 'banner') =>
      page
        .getByRole(place)
        .getByRole('link')
        .evaluateAll((links) => links.map((each) => each.getAttribute('href')))
    const main = await targets('main')
    expect(main).toEqual(['/de', `/de/blog/${POSTS[0]?.id}`, '/de#duet'])
    const menu = page.getByRole('banner').locator('summary')
    await menu.click()
    const header = await targets('banner')
    await menu.click()
    expect(header).toContain('/de/blog')
    expect(main.slice(1).filter((each) => header.includes(each))).toEqual([])

    for (const width of [390, 1024])
      await test.step(`at ${width} px both halves are whole, on the screen and within the page’s margins`, async () => {
        await page.setViewportSize({ width, height: 768 })
        await expect(homeLink(page)).toBeInViewport({ ratio: 1 })
        const margin = (await boxOf(heading(page))).x
        await expect(halves(page)).toHaveCount(2)
        for (const half of await halves(page).all()) {
          await expect(half).toHaveCSS('clip-path', 'none')
          await expect(half).toBeInViewport({ ratio: 1 })
          const { x, width: own } = await boxOf(half)
          expect(own).toBeGreaterThan(width / 4)
          expect(x).toBeGreaterThanOrEqual(margin)
          expect(x + own).toBeLessThanOrEqual(width - margin)
        }
      })
    await page.setViewportSize(SMALL_PHONE)
    await expect(homeLink(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('langSwitcher.open') })
      .click()
    await expect(footerLink(page, 'Polski')).toBeInViewport()
    await footerLink(page, 'Polski').click()
    await expect(page).toHaveURL('/pl')
  })
})

test.describe('in Russian, with motion', () => {
  test.use({ ...MOTION, locale: 'ru' })

  test('the missing half is cut at first, and whole within 900 ms; the link to Home is on the first screen', async ({
    page,
  }) => {
    await page.goto('/nothing.txt')
    const half = halves(page).last()
    await expect(half).toHaveCSS('animation-name', 'arrive')
    const end = await half.evaluate((picture) => {
      const { animationDelay, animationDuration } = getComputedStyle(picture)
      return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)
    })
    expect(end).toBeLessThan(0.9)
    await expect(half).toHaveCSS('clip-path', 'none')
    await expect(homeLink(page)).toHaveText(textsIn('ru')('errorPage.home'))
    for (const size of [{ width: 390, height: 768 }, SMALL_PHONE]) {
      await page.setViewportSize(size)
      await expect(homeLink(page)).toBeInViewport({ ratio: 1 })
    }
  })
})
