import { chromiumLaunchOptions } from '../../scripts/chromium.ts'
import { pagePath } from '../../src/i18n/location.ts'
import { PAGES } from '../../src/pages.ts'
import { open, test } from './fixtures.ts'
import { expectLargeTextToFit } from './large-text.ts'

// A visitor who has doubled the size of text in the browser's settings.
test.use({ launchOptions: chromiumLaunchOptions('--blink-settings=defaultFontSize=32') })

for (const language of ['de', 'fr', 'ru'] as const) {
  test(`text at 200 % by the browser’s setting fits in ${language}`, async ({ page }) => {
    for (const each of PAGES) {
      await open(page, pagePath(language, each))
      await expectLargeTextToFit(page)
    }
  })
}
