import type { DEVICE_FONTS } from '../../scripts/harness/device-fonts.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { expect, holdRequests, test, waitForHydration } from './fixtures.ts'
import { expectStill, nextPaint } from './layout-shift.ts'

interface Visit {
  /** The only font of the device, which playwright.config.ts gives it */
  font: (typeof DEVICE_FONTS)[number]
  viewport: { width: number; height: number }
  languages: readonly Language[]
  /** Whether scripts run, for what hydration moves; elsewhere a page is seen before them */
  isAlive?: true
}

const DESK = { width: 1440, height: 900 }
/** Each font and alphabet, with the languages whose texts are nearest to a line more or less there */
const VISITS: readonly Visit[] = [
  { font: 'arimo', viewport: { width: 390, height: 844 }, languages: ['en', 'no'], isAlive: true },
  // The commonest width of Android
  { font: 'roboto', viewport: { width: 412, height: 915 }, languages: ['de', 'fr', 'ru'] },
  // On a high tablet the first screen shows some of the second section.
  { font: 'arimo', viewport: { width: 820, height: 1180 }, languages: ['ru'] },
  { font: 'arimo', viewport: DESK, languages: ['no'], isAlive: true },
  { font: 'dejavu-sans', viewport: DESK, languages: ['pl'] },
  { font: 'noto-sans', viewport: DESK, languages: ['de'] },
]

for (const { font, viewport, languages, isAlive } of VISITS)
  test.describe(`${font}, ${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const language of languages)
      test(`nothing moves as web fonts ${isAlive ? 'and scripts ' : ''}arrive in ${language}`, async ({
        page,
      }) => {
        if (!isAlive) await page.route('**/*.js', () => {})
        for (const path of PAGES.map((each) => pagePath(language, each))) {
          // They arrive when the page has been painted without them.
          const release = await holdRequests(page, '**/*.woff2')
          await page.goto(path, { waitUntil: isAlive ? 'commit' : 'domcontentloaded' })
          if (isAlive) await waitForHydration(page)
          await nextPaint(page)
          expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
          release()
          await page.evaluate(() => document.fonts.ready)
          await nextPaint(page)
          await page.unroute('**/*.woff2')
          await expectStill(page)
        }
      })
  })
