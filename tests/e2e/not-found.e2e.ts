import { POSTS } from '../../src/content/posts.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { expect, MOTION, REQUEST_ERROR, test } from './fixtures.ts'
import { boxOf, footerLink, heading } from './locators.ts'

test.use({ locale: 'de-AT', viewport: { width: 390, height: 844 } })

// The missing file
test.beforeEach(({ tolerate }) => tolerate(REQUEST_ERROR))

for (const width of [390, 1024])
  test(`at ${width} px without motion both halves are whole, on the screen and within the page’s margins`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/nothing.txt')
    const margin = (await boxOf(heading(page))).x
    for (const half of await page.getByRole('main').locator('img').all()) {
      await expect(half).toHaveCSS('clip-path', 'none')
      await expect(half).toBeInViewport({ ratio: 1 })
      const { x, width: own } = await boxOf(half)
      expect(own).toBeGreaterThan(width / 4)
      expect(x).toBeGreaterThanOrEqual(margin)
      expect(x + own).toBeLessThanOrEqual(width - margin)
    }
    await expect(page.getByRole('main').locator('img')).toHaveCount(2)
  })

test.describe('with motion', () => {
  test.use(MOTION)

  test('the missing half is cut at first, and whole within 900 ms', async ({ page }) => {
    await page.goto('/nothing.txt')
    const half = page.getByRole('main').locator('img').last()
    await expect(half).toHaveCSS('animation-name', 'arrive')
    const end = await half.evaluate((picture) => {
      const { animationDelay, animationDuration } = getComputedStyle(picture)
      return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)
    })
    expect(end).toBeLessThan(0.9)
    await expect(half).toHaveCSS('clip-path', 'none')
  })
})

test('a missing file gets the 404 page, with links to Home and to others that the header lacks', async ({
  page,
}) => {
  const t = textsIn('de')
  const response = await page.goto('/nothing.txt')
  expect(response?.status()).toBe(404)

  await expect(page).toHaveTitle(documentTitle(t, t('errorPage.notFound.title')))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(heading(page)).toHaveText(t('errorPage.notFound.title'))
  await expect(page.getByText(t('errorPage.fallback'))).toHaveCount(0)
  await expectAccessible(page)

  const targets = (place: 'main' | 'banner') =>
    page
      .getByRole(place)
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')))
  const [home, ...others] = await targets('main')
  expect(home).toBe('/de')
  expect(others).toEqual([`/de/blog/${POSTS[0]?.id}`, '/de#duet'])
  const menu = page.getByRole('banner').locator('summary')
  await menu.click()
  const header = await targets('banner')
  await menu.click()
  expect(header).toContain('/de/blog')
  expect(others.filter((each) => header.includes(each))).toEqual([])

  await page
    .getByRole('main')
    .getByRole('link', { name: t('errorPage.home') })
    .click()
  await expect(page).toHaveURL('/de')
})

test('the 404 page leads to the languages', async ({ page }) => {
  await page.goto('/nothing.txt')
  await page
    .getByRole('banner')
    .getByRole('link', { name: textsIn('de')('langSwitcher.open') })
    .click()
  const polish = footerLink(page, 'Polski')
  await expect(polish).toBeInViewport()
  await polish.click()
  await expect(page).toHaveURL('/pl')
})

// The longest words, and other letters
for (const locale of ['de', 'ru'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('the link to Home is on the first screen of the 404 page', async ({ page }) => {
      await page.goto('/nothing.txt')
      const home = page.getByRole('main').getByRole('link').first()
      await expect(home).toHaveText(textsIn(locale)('errorPage.home'))
      await expect(home).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 320, height: 640 })
      await expect(home).toBeInViewport({ ratio: 1 })
    })
  })
}
