import { headingOf, labelOf, OTHER, SAMPLE } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import { translatePage } from '../support/translate-page.ts'
import { expect, test, visit } from './fixtures.ts'
import { field, headerLink, heading, languageButton, languageChoice } from './locators.ts'
import type { Page } from './page-object.ts'

const polish = messagesOf('pl')

const translations = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('h1 font font').length)

test(
  'on a page that the browser has translated, another language is chosen, and what is typed stays',
  visit(async ({ page }) => {
    await page.open('/en/contact')
    await field(page, 'name').fill('Zoë')
    await page.evaluate(translatePage)
    expect(await translations(page)).toBeGreaterThan(0)
    await languageButton(page).click()
    await languageChoice(page, 'Polski').click()
    await expect.poll(page.address).toBe('/pl/contact')
    await expect.poll(heading(page).text).toContain(headingOf('pl', 'contact'))
    await expect.poll(headerLink(page, polish('nav.contact')).count).toBe(1)
    expect(await translations(page)).toBe(0)
    await expect.poll(field(page, 'name', 'pl').value).toBe('Zoë')
  }),
)

test(
  'from a page that the browser has translated, a link leads to another, and Back to it',
  visit(async ({ page }) => {
    await page.open(`/en/${SAMPLE}`)
    await page.evaluate(translatePage)
    await headerLink(page, messagesOf('en')(labelOf(OTHER))).click()
    await expect.poll(page.address).toBe(`/en/${OTHER}`)
    await expect.poll(heading(page).text).toContain(headingOf('en', OTHER))
    await page.back()
    await expect.poll(page.address).toBe(`/en/${SAMPLE}`)
    await expect.poll(heading(page).text).toContain(headingOf('en', SAMPLE))
  }),
)
