import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { PAGES, pagePath } from '../../src/i18n/location.ts'
import { open, test } from './fixtures.ts'

// React says what differs between the prerendered page and the live one in development only.
for (const language of LANGUAGE_CODES) {
  test(`React hydrates every page in ${language} without a warning`, async ({ page }) => {
    for (const path of PAGES.map((each) => pagePath(language, each))) await open(page, path)
    for (const type of ['influencer', 'brand']) {
      await open(page, `${pagePath(language, 'contact')}?type=${type}&utm_source=x`)
    }
    await open(page, `${pagePath(language, 'blog')}?category=ai&q=a`)
  })
}

for (const search of ['?type=brand&type=influencer', '?type="influencer"', '?type=']) {
  test(`React hydrates the form at an address as odd as ${search}`, async ({ page }) => {
    await open(page, pagePath('en', 'contact') + search)
  })
}
