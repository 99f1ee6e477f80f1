import { textsIn } from '../support/texts.ts'
import { expectContrast, withoutTransitions } from './axe.ts'
import { expect, open, test } from './fixtures.ts'
import { headerLink, heading } from './locators.ts'

// A4 less its margins
test.use({ viewport: { width: 660, height: 950 } })

test('Home is printed as a poster of one page, also with the longest words', async ({ page }) => {
  for (const language of ['de', 'ru'] as const) {
    await open(page, `/${language}`)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), language).toHaveLength(1)
  }
})

test('a page is printed legibly from the dark scheme, and all but Home whole', async ({ page }) => {
  // Together they have all that is printed in a way of its own.
  for (const path of ['/en', '/en/for-influencers', '/en/for-brands', '/en/training-events']) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, path)
    await withoutTransitions(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expectContrast(page)
    await expect(heading(page)).toBeVisible()
    if (path !== '/en')
      for (const section of await page.getByRole('heading', { level: 2 }).all())
        await expect(section).toBeVisible()
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
