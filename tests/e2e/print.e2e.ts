import { pagePath } from '../../src/urls/location.ts'
import { SAMPLE } from '../support/headings.ts'
import { expect, open, test } from './fixtures.ts'

test('on paper Home is a poster of one page, however long its words', async ({ page }) => {
  for (const language of ['de', 'ru'] as const) {
    await open(page, pagePath(language, ''))
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), language).toHaveLength(1)
  }
})

test('the other pages are printed whole', async ({ page }) => {
  await open(page, `/en/${SAMPLE}`)
  await page.emulateMedia({ media: 'print' })
  for (const heading of await page.getByRole('heading', { level: 2 }).all())
    await expect(heading).toBeVisible()
})
