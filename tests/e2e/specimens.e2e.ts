import type { Page } from '@playwright/test'
import { SPECIMENS } from '../../src/content/specimens.ts'
import { messagesOf } from '../support/messages.ts'
import { expect, open, test } from './fixtures.ts'
import { scrollsSideways } from './geometry.ts'

const t = messagesOf('en')
const titles = SPECIMENS.map((specimen) => t(`specimens.${specimen}.title`))
const REASONS = [0, 2, 4].map((index) => t(`homePage.whyChoosePoints.${index as 0 | 2 | 4}`))

const strip = (page: Page) => page.getByRole('region', { name: t('specimens.title') })

/** The title of the specimen on the other side of a reason. */
const specimenBeside = (page: Page, reason: string) =>
  page.locator('li', { hasText: reason }).evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 130, behavior: 'instant' })
    const sheets = document.querySelector('section[aria-label]')?.getBoundingClientRect()
    const there = document.elementFromPoint((sheets?.left ?? 0) + 150, 300)
    return there?.closest('article')?.querySelector('h3')?.textContent
  })

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('each specimen stands beside its reasons', async ({ page }) => {
        await page.goto('/en')
        for (const [index, reason] of REASONS.entries())
          expect(await specimenBeside(page, reason)).toBe(titles[index])
      })
    })
  }

  test('the specimens are no tab stop', async ({ page }) => {
    await open(page, '/en')
    await expect(strip(page)).not.toHaveAttribute('tabindex')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the specimens scroll horizontally by arrow keys', async ({ page }) => {
    await open(page, '/en')
    await expect(strip(page)).toHaveAttribute('tabindex', '0')
    await strip(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => strip(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(await scrollsSideways(page)).toBe(false)
  })

  test('the agreement, alone on its page, is no tab stop', async ({ page }) => {
    await open(page, '/en/for-influencers')
    await expect(strip(page)).toBeVisible()
    await expect(strip(page)).not.toHaveAttribute('tabindex')
  })
})
