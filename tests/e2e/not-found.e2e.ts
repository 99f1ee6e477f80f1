import { messagesOf } from '../support/messages.ts'
import { violations, withoutTransitions } from './axe.ts'
import { expect, OF_A_REQUEST, test } from './fixtures.ts'

test.use({ locale: 'de-AT' })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a missing file shows the 404 page, ${colorScheme}`, async ({ page, tolerate }) => {
    tolerate(OF_A_REQUEST) // the missing file
    const t = messagesOf('de')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme })
    const answer = await page.goto('/nothing.txt')
    expect(answer?.status()).toBe(404)

    await expect(page).toHaveTitle(`${t('errorPage.fallback')} | Duet`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errorPage.fallback'))
    await expect(page.getByText('404 Not Found')).toBeVisible()
    await withoutTransitions(page)
    expect(await violations(page)).toEqual([])

    await page
      .getByRole('main')
      .getByRole('link', { name: t('errorPage.home') })
      .click()
    await expect(page).toHaveURL('/de')
  })
}
