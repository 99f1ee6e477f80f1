import { headingOf } from '../support/headings.ts'
import { expect, hydrated, test } from './fixtures.ts'

test('the language is detected when storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/pl/blog')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf('pl', 'blog'))
})
