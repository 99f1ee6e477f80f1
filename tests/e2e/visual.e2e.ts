import { existsSync, readFileSync } from 'node:fs'
import type { PlaywrightTestOptions } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { formAction } from '../../src/inquiry/form-response.ts'
import { pagePath } from '../../src/urls/location.ts'
import type { PageId } from '../../src/urls/pages.ts'
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

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

const MEETING = { meeting: 'main section:last-child div:has(> [data-overlap])' }

interface Look {
  language: Language
  use: Partial<PlaywrightTestOptions>
  /** With what they have below the first screen of their own */
  pages: Partial<Record<PageId, Record<string, string>>>
}

/** Each page in one of the looks, Home in two; named as the pictures are */
const LOOKS: Record<string, Look> = {
  'en-1440': {
    language: 'en',
    use: DESK,
    pages: {
      '': { footer: 'footer > :first-child' },
      'for-brands': { advantage: 'main div:has(> picture + h3)', ...MEETING },
      blog: { closing: 'main section:last-child' },
    },
  },
  'ru-390': {
    language: 'ru',
    use: PHONE,
    pages: {
      '': { services: 'main section:nth-of-type(3) li' },
      'for-influencers': { agreement: 'main article' },
      'training-events': { ticket: 'main li > div' },
      contact: {},
    },
  },
  'forced-colours': {
    language: 'en',
    use: { ...DESK, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } },
    pages: { 'for-brands': MEETING },
  },
}

for (const [look, { language, use, pages }] of Object.entries(LOOKS))
  test.describe(look, () => {
    test.use(use)

    test('pages match their screenshots', async ({ page }) => {
      await freezeClockOnWeekday(page)
      for (const [each, parts] of Object.entries(pages)) {
        await open(page, pagePath(language, each as PageId))
        await expect.soft(page).toHaveScreenshot(`${each || 'home'}-${look}.png`)
        for (const [part, selector] of Object.entries(parts)) {
          const element = page.locator(selector).first()
          await element.scrollIntoViewIfNeeded()
          await element
            .locator('img')
            .evaluateAll((all) => Promise.all(all.map((img) => (img as HTMLImageElement).decode())))
          await expect.soft(element).toHaveScreenshot(`${part}-${look}.png`)
        }
      }
    })
  })

test.describe('on a phone without JavaScript', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('a form with a fault matches its screenshot', async ({ page, tolerate }) => {
    tolerate(REQUEST_ERROR) // the status of the answer
    await page.goto('/ru/contact')
    await page.locator('[name=name]').fill('Anna Nowak')
    await page.locator('[name=email]').fill('anna@')
    await page.locator('[name=message]').fill('1, 2, 3.')
    await page.locator('main form [type=submit]').click()
    await expect(page).toHaveURL(formAction({ language: 'ru', type: 'general' }))
    await expect(page).toHaveScreenshot('answer-returned-ru-390.png')
  })
})
