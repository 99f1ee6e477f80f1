import type { Page } from '@playwright/test'
import { SPECIMENS } from '../../src/content/specimens.ts'
import { messagesOf } from '../support/messages.ts'
import { expect, open, test } from './fixtures.ts'
import { scrollsSideways } from './geometry.ts'

const t = messagesOf('en')
const titles = SPECIMENS.map((specimen) => t(`specimens.${specimen}.title`))
const REASONS = [0, 2, 4].map((index) => t(`homePage.whyChoosePoints.${index as 0 | 2 | 4}`))

const strip = (page: Page) => page.getByRole('region', { name: t('specimens.title') })

/** The title of the specimen that nothing covers, when a reason stands below the header. */
const inFrontAt = (page: Page, reason: string) =>
  page.locator('li', { hasText: reason }).evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 130, behavior: 'instant' })
    const pile = document.querySelector('section[aria-label]')?.getBoundingClientRect()
    const front = document.elementFromPoint((pile?.left ?? 0) + 150, 300)
    return front?.closest('article')?.querySelector('h3')?.textContent
  })

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('the specimen beside the current reason is on top', async ({ page }) => {
        await page.goto('/en')
        for (const [index, reason] of REASONS.entries())
          expect(await inFrontAt(page, reason)).toBe(titles[index])
      })
    })
  }

  test('the pile is not a tab stop', async ({ page }) => {
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
