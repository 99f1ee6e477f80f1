import type { Locator, Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../../scripts/chromium.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES, postSlug } from '../../src/urls/pages.ts'
import { contactForm } from './contact-form.ts'
import { expect, open, test } from './fixtures.ts'
import { expectLargeTextToFit } from './large-text.ts'
import { clippedTexts } from './layout-faults.ts'
import { boxOf, languageButton } from './locators.ts'

// A visitor who has doubled the size of text in the browser's settings.
test.use({ launchOptions: chromiumLaunchOptions('--blink-settings=defaultFontSize=32') })

/** Layouts change by the size of text: wider windows are as pages of half their width are (pages.e2e.ts). */
const WIDTHS = [320, 1024]

for (const language of ['de', 'ru'] as const) {
  test(`text at 200 % by the browser’s setting fits in ${language}`, async ({ page }) => {
    for (const each of [...PAGES, postSlug('mark-the-ad')]) {
      await open(page, pagePath(language, each))
      await expectLargeTextToFit(page, WIDTHS)
    }
  })
}

test.describe('at 200 % on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  async function expectOnScreen(page: Page, element: Locator) {
    await expect(element).toBeInViewport({ ratio: 1 })
    await expect.poll(() => clippedTexts(page)).toEqual([])
  }

  test('a toast and the menu of languages are seen whole', async ({ page }) => {
    const { t, address, send, toast } = contactForm(page, 'de')
    await open(page, address)
    await languageButton(page, t).click()
    await expect(page.getByRole('menu')).toBeFocused()
    await expectOnScreen(page, page.getByRole('menu'))
    await page.keyboard.press('Escape')

    await send()
    await expect(toast).toContainText(t('contactPage.errors.required'))
    await expectOnScreen(page, toast)
  })

  test('the report for brands has room for its words', async ({ page }) => {
    await open(page, pagePath('de', 'for-brands'))
    const shares = await page
      .locator('article dl :is(dt, dd)')
      .evaluateAll((all) =>
        all.map((text) => text.clientWidth / (text.closest('article')?.clientWidth ?? 0)),
      )
    expect(shares).not.toEqual([])
    expect(Math.min(...shares)).toBeGreaterThan(0.5)
  })

  for (const viewport of [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
  ])
    test(`the first faulty field is seen with its label, and the toast lies on neither it nor its error: ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const { t, address, field, form, send, toast } = contactForm(page, 'en', 'influencer')
      await open(page, address)
      await send()
      await expect(toast).toBeVisible()
      await expect(field('name')).toBeFocused()
      const error = form.getByText(t('contactPage.fieldErrors.name'))
      await expect(error).toBeInViewport({ ratio: 1 })
      const bounds = async (element: Locator) => {
        const { y, height } = await boxOf(element)
        return { top: y, bottom: y + height }
      }
      const label = form.locator('label', { hasText: t('contactPage.fields.name') })
      const header = await bounds(page.getByRole('banner'))
      await expect.poll(async () => (await bounds(label)).top).toBeGreaterThan(header.bottom)
      expect((await bounds(toast)).bottom).toBeLessThan((await bounds(field('name'))).top)
    })

  test('the menu of a post is seen whole', async ({ page }) => {
    await open(page, pagePath('de', 'blog'))
    await page.getByRole('main').getByRole('article').first().getByRole('button').click()
    await expect(page.getByRole('menu')).toBeFocused()
    await expectOnScreen(page, page.getByRole('menu'))
  })
})
