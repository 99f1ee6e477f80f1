import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { headingOf } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'

test.use({ javaScriptEnabled: false })

test('every page is complete', async ({ page }) => {
  // What stands in the documents of the other languages is looked at in tests/built.
  for (const code of ['pl', 'ru'] as const) {
    for (const each of PAGES) {
      await page.goto(pagePath(code, each))
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(headingOf(code, each))
      await expect(heading).toBeVisible()
    }
  }
})

test('the footer links work, also to other languages', async ({ page }) => {
  const english = messagesOf('en')
  await page.goto('/en/contact')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: english('nav.blog'), exact: true }).click()
  await expect(page).toHaveURL('/en/blog')
  await footer.getByRole('link', { name: 'Polski' }).click()
  await expect(page).toHaveURL('/pl/blog')
})

test('a URL without a language offers all seven', async ({ page }) => {
  await page.goto('/')
  for (const { code, name } of LANGUAGES) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/${code}`)
  }
  await expect(page.getByRole('status')).toBeHidden()
})
