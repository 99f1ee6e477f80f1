import { documentTitle } from '../../src/i18n/document-title.ts'
import { messagesOf } from '../support/messages.ts'
import { expectAccessible } from './axe.ts'
import { expect, OF_A_REQUEST, test } from './fixtures.ts'
import { heading } from './locators.ts'

test.use({ locale: 'de-AT', viewport: { width: 390, height: 844 } })

test('a missing file shows the 404 page, which leads to Home', async ({ page, tolerate }) => {
  tolerate(OF_A_REQUEST) // the missing file
  const t = messagesOf('de')
  const response = await page.goto('/nothing.txt')
  expect(response?.status()).toBe(404)

  await expect(page).toHaveTitle(documentTitle(t, t('errorPage.notFound.title')))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(heading(page)).toHaveText(t('errorPage.notFound.title'))
  await expect(page.getByText(t('errorPage.fallback'))).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', { name: t('nav.forInfluencers'), exact: true }),
  ).toHaveAttribute('href', '/de/for-influencers')
  await expectAccessible(page)

  await page
    .getByRole('main')
    .getByRole('link', { name: t('errorPage.home') })
    .click()
  await expect(page).toHaveURL('/de')
})
