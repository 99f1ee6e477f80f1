import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/i18n/location.ts'
import { PAGES } from '../../src/pages.ts'
import { open, test } from './fixtures.ts'
import { expectLargeTextToFit } from './large-text.ts'

for (const language of LANGUAGE_CODES) {
  test(`text at 200 % by a user style sheet fits in ${language}`, async ({ page }) => {
    for (const each of PAGES) {
      await open(page, pagePath(language, each))
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectLargeTextToFit(page)
    }
  })
}
