import type { Page } from '@playwright/test'
import { textsIn } from '../support/texts.ts'
import { expect, open, test } from './fixtures.ts'
import { boxOf } from './locators.ts'

const t = textsIn('en')

const nameIn = (page: Page) =>
  page.getByRole('textbox', { name: t('forInfluencersPage.handle.label') })
const apply = (page: Page) =>
  page.getByRole('button', { name: t('forInfluencersPage.ctaButton') }).first()
const profile = (page: Page) =>
  page.getByRole('textbox', { name: t('contactPage.fields.profileLink') })

test('a name typed or pasted on the creators’ page is drawn there and prefills the application', async ({
  page,
}) => {
  await open(page, '/en/for-influencers')
  const main = page.getByRole('main')
  const printed = main.locator('svg text')
  const paper = page.getByRole('article')
  const error = page.getByRole('alert').getByText(t('forInfluencersPage.handle.error'))
  await expect(nameIn(page)).not.toHaveAttribute('title')

  await test.step('one that no platform allows is an error once its field is left, until it is corrected', async () => {
    await nameIn(page).pressSequentially('W'.repeat(31))
    await expect(error).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(error).toBeVisible()
    await expect(nameIn(page)).toHaveAccessibleDescription(t('forInfluencersPage.handle.error'))
    await nameIn(page).fill('W'.repeat(30))
    await expect(error).toHaveCount(0)
  })
  await test.step('one of two words is an error when it is sent', async () => {
    await nameIn(page).fill('two words')
    await expect(printed).toHaveCount(0)
    await expect(paper).toContainText(t('specimens.agreement.creator'))
    await apply(page).click()
    await expect(page).toHaveURL('/en/for-influencers')
    await expect(nameIn(page)).toBeFocused()
    await expect(error).toBeVisible()
  })
  const drawing = main.locator('svg', { has: page.locator('text') }).first()
  const art = main.locator('img[src*=page-creator]')
  for (const [width, long] of [
    [1280, `@${'W'.repeat(30)}`],
    [390, '@very.long.handle.of.somebody'],
  ] as const)
    await test.step(`a valid one completes the illustration and stays within its frame: ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await nameIn(page).fill('')
      await expect(art).toHaveCount(1)
      await nameIn(page).fill('an')
      await expect(error).toHaveCount(0)
      await expect(art).toHaveCount(3)
      for (const layer of await art.all()) await expect(layer).toHaveJSProperty('complete', true)
      const short = await boxOf(drawing.locator('text'))
      await nameIn(page).fill(long)
      await expect(drawing.locator('text')).toHaveText(long)
      expect((await boxOf(drawing.locator('text'))).height).toBeLessThan(short.height)
      const [strip, around] = [await boxOf(drawing.locator('rect')), await boxOf(drawing)]
      const inset = strip.x - around.x
      expect(inset).toBeGreaterThan(5)
      // The left of the two frames
      expect(strip.width).toBeLessThan(around.width * (424 / 696) - 2 * inset + 1)
    })

  await nameIn(page).fill('https://www.tiktok.com/@anna.films?_t=8x')
  // In the hero and on the link that is sent; it signs the specimen, too.
  await expect(printed).toHaveText(['@anna.films', '@anna.films'])
  await expect(paper).toContainText('@anna.films')
  await nameIn(page).press('Enter')
  await expect(page).toHaveURL('/en/contact?type=influencer&handle=%40anna.films')
  await expect(profile(page)).toHaveValue('@anna.films')
  await test.step('the creator’s frame beside the form has it, and follows the field', async () => {
    await expect(printed).toHaveText('@anna.films')
    await expect(main.locator('img[src*=contact-influencer]')).toBeVisible()
    // The brand's frame is still printed, and so is the overlap, until the name is taken back.
    const frames = main.locator('img[src*="/contact-"]')
    await expect(frames).toHaveCount(3)
    await expect(frames.and(page.locator('[src*=contact-brand-perfume]'))).toBeVisible()
    await profile(page).fill('@anna')
    await expect(printed).toHaveText('@anna')
    await profile(page).fill('')
    await expect(printed).toHaveCount(0)
    await expect(frames).toHaveCount(2)
  })

  await test.step('the name is optional', async () => {
    await page.goBack()
    await nameIn(page).fill('')
    await apply(page).click()
    await expect(page).toHaveURL('/en/contact?type=influencer')
    await expect(profile(page)).toHaveValue('')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a name typed on the creators’ page is in their application', async ({ page }) => {
    const typed = 'https://instagram.com/anna.films/?igsh=1'
    await page.goto('/en/for-influencers')
    // Browsers say it beside a name that does not fit.
    await expect(nameIn(page)).toHaveAttribute('title', t('forInfluencersPage.handle.error'))
    await nameIn(page).fill(typed)
    await apply(page).click()
    await expect(page).toHaveURL(
      `/en/contact?${new URLSearchParams({ type: 'influencer', handle: typed })}`,
    )
    await expect(profile(page)).toHaveValue('@anna.films')
  })
})
