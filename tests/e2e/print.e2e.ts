import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { textsIn } from '../support/texts.ts'
import { expectContrast, withoutTransitions } from './axe.ts'
import { expect, open, test } from './fixtures.ts'
import { headerLink, heading } from './locators.ts'

// A4 less its margins
test.use({ viewport: { width: 660, height: 950 } })

test('Home is printed as a poster of one page, also with the longest words', async ({ page }) => {
  for (const language of ['de', 'ru'] as const) {
    await open(page, pagePath(language, ''))
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), language).toHaveLength(1)
  }
})

test('every page is printed legibly from the dark scheme, and all but Home whole', async ({
  page,
}) => {
  for (const each of PAGES) {
    const path = pagePath('en', each)
    await page.emulateMedia({ media: 'screen' })
    await open(page, path)
    await withoutTransitions(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expectContrast(page)
    await expect(heading(page)).toBeVisible()
    // Home is a poster.
    const sections = each ? await page.getByRole('heading', { level: 2 }).all() : []
    for (const section of sections) await expect(section).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(headerLink(page, textsIn('en')('nav.contact'))).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(p, h1, h2, h3, dt, dd)')]
        .filter((text) => text.checkVisibility() && !text.closest('[aria-hidden]'))
        .filter((text) => {
          text.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = text.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          return !found || (!text.contains(found) && !found.contains(text))
        })
        .map(({ textContent }) => textContent),
    )
    expect(covered, path).toEqual([])
  }
})
