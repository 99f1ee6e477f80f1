import { LANGUAGES } from '../../src/i18n/languages.ts'
import { PAGES, pagePath } from '../../src/i18n/location.ts'
import { headingOf, titleOf } from '../support/headings.ts'
import { expect, open, test } from './fixtures.ts'

for (const { code, tag } of LANGUAGES) {
  for (const page of PAGES) {
    const path = pagePath(code, page)
    test(`${path} shows its heading, title and language without a complaint`, async ({
      page: tab,
    }) => {
      await open(tab, path)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(tab.getByRole('heading', { level: 1 })).toContainText(headingOf(code, page))
      await expect(tab).toHaveTitle(titleOf(code, page))
      await expect(tab.locator('html')).toHaveAttribute('lang', tag)
    })
  }
}
