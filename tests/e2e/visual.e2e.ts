import { existsSync, readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'
import { formAction, receivedUrl } from '../../src/inquiry/form-response.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES, type PageId } from '../../src/urls/pages.ts'
import { expect, freezeClockOnWeekday, open, REQUEST_ERROR, test } from './fixtures.ts'

const OS_RELEASE = '/etc/os-release'
const isBaselineMachine =
  existsSync(OS_RELEASE) &&
  readFileSync(OS_RELEASE, 'utf8').includes('Debian GNU/Linux 12') &&
  findChromium()?.startsWith('/usr/') === true

test.skip(
  !isBaselineMachine,
  'The pictures to compare with were made by Debian 12’s Chromium; others draw letters differently.',
)

/** Below the first screen: what each page has of its own, named as the pictures are. */
const PARTS: Partial<Record<PageId, Record<string, string>>> = {
  '': { services: 'main section:nth-of-type(3) li', footer: 'footer > :first-child' },
  'for-influencers': { agreement: 'main article' },
  'for-brands': {
    advantage: 'main div:has(> picture + h3)',
    meeting: 'main section:last-child div:has(> [data-overlap])',
  },
  blog: { closing: 'main section:last-child' },
  'training-events': { ticket: 'main li > div' },
}

const LOOKS = [
  { language: 'en', colorScheme: 'light', width: 1440, height: 900 },
  { language: 'ru', colorScheme: 'dark', width: 390, height: 844 },
] as const

/** Waits for the pictures of an element. */
const decoded = (element: Locator) =>
  element
    .locator('img')
    .evaluateAll((images) =>
      Promise.all(images.map((image) => (image as HTMLImageElement).decode())),
    )

for (const { language, colorScheme, width, height } of LOOKS) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height } })

    test('every page matches its screenshot', async ({ page }) => {
      await freezeClockOnWeekday(page)
      for (const each of PAGES) {
        await open(page, pagePath(language, each))
        await expect.soft(page).toHaveScreenshot(`${each || 'home'}-${language}-${width}.png`)

        for (const [part, selector] of Object.entries(PARTS[each] ?? {})) {
          const element = page.locator(selector).first()
          await element.scrollIntoViewIfNeeded()
          await decoded(element)
          await expect.soft(element).toHaveScreenshot(`${part}-${language}-${width}.png`)
        }
      }
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      for (const outcome of ['returned', 'received'] as const) {
        test(`the answer to a form, ${outcome}, matches its screenshot`, async ({
          page,
          tolerate,
        }) => {
          tolerate(REQUEST_ERROR) // the status of the answer
          await page.goto(pagePath(language, 'contact'))
          await page.locator('[name=name]').fill('Anna Nowak')
          await page
            .locator('[name=email]')
            .fill(outcome === 'received' ? 'anna@example.com' : 'anna@')
          await page.locator('[name=message]').fill('1, 2, 3.')
          await page.locator('main form [type=submit]').click()
          const urlOf = outcome === 'received' ? receivedUrl : formAction
          await expect(page).toHaveURL(urlOf({ language, type: 'general' }))
          await expect(page).toHaveScreenshot(`answer-${outcome}-${language}-${width}.png`)
        })
      }
    })
  })
}

test.describe('in forced colours', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  })

  for (const each of ['', 'for-brands'] as const) {
    test(`${each || 'home'} matches its screenshot, and its call to action`, async ({ page }) => {
      await open(page, pagePath('en', each))
      await expect(page).toHaveScreenshot(`${each || 'home'}-forced-colours.png`)

      const callToAction = page.locator('main section').last()
      await callToAction.scrollIntoViewIfNeeded()
      await decoded(callToAction)
      await expect(callToAction).toHaveScreenshot(`${each || 'home'}-forced-colours-call.png`)
    })
  }
})
