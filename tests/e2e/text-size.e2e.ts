import type { Locator, Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../../scripts/chromium.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES, postSlug } from '../../src/urls/pages.ts'
import { findClippedTexts } from '../support/clipped-texts.ts'
import { textsIn } from '../support/texts.ts'
import { contactForm } from './contact-form.ts'
import { expect, open, test } from './fixtures.ts'
import { expectToFit } from './layout-faults.ts'
import { boxOf, languageButton } from './locators.ts'

// A visitor who has doubled the size of text in the browser's settings.
test.use({ launchOptions: chromiumLaunchOptions('--blink-settings=defaultFontSize=32') })

test('text at 200 % fits', async ({ page }) => {
  // Layouts change by the size of text; in the narrowest one pages are as by a style sheet (pages.e2e.ts).
  for (const each of PAGES) {
    await open(page, pagePath('de', each))
    await expectToFit(page, [1024], { isTextLarge: true })
  }
  await open(page, pagePath('de', postSlug('mark-the-ad')))
  await expectToFit(page, [320, 1024], { isTextLarge: true })
})

test.describe('at 200 % on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  async function expectWhole(page: Page, element: Locator) {
    await expect(element).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(findClippedTexts)).toEqual([])
  }

  test('menus are seen whole', async ({ page }) => {
    await open(page, '/de/blog')
    for (const button of [
      languageButton(page, textsIn('de')),
      page.getByRole('main').getByRole('article').first().getByRole('button'),
    ]) {
      await button.click()
      await expect(page.getByRole('menu')).toBeFocused()
      await expectWhole(page, page.getByRole('menu'))
      await page.keyboard.press('Escape')
    }
  })

  test('the report for brands has room for its words', async ({ page }) => {
    await open(page, '/de/for-brands')
    const shares = await page
      .locator('article dl :is(dt, dd)')
      .evaluateAll((all) =>
        all.map((text) => text.clientWidth / (text.closest('article')?.clientWidth ?? 0)),
      )
    expect(shares).not.toEqual([])
    expect(Math.min(...shares)).toBeGreaterThan(0.5)
  })

  test('the first faulty field is seen with its label, and the toast lies on neither it nor its error', async ({
    page,
  }) => {
    for (const [language, width, height] of [
      ['en', 320, 640],
      ['de', 360, 740],
    ] as const)
      await test.step(`in ${language}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height })
        const { t, address, field, form, send, toast } = contactForm(page, language, 'influencer')
        await open(page, address)
        await send()
        await expect(toast).toContainText(t('contactPage.errors.required'))
        await expectWhole(page, toast)
        await expect(field('name')).toBeFocused()
        await expect(form.getByText(t('contactPage.fieldErrors.name'))).toBeInViewport({ ratio: 1 })
        const header = await boxOf(page.getByRole('banner'))
        const label = form.locator('label', { hasText: t('contactPage.fields.name') })
        await expect
          .poll(async () => (await boxOf(label)).y)
          .toBeGreaterThan(header.y + header.height)
        const above = await boxOf(toast)
        expect(above.y + above.height).toBeLessThan((await boxOf(field('name'))).y)
      })
  })
})
