import { ANY_PAGE, headingOf } from '../support/page-texts.ts'
import { expect, test, visit } from './fixtures.ts'
import { heading, languageButton, languageChoice } from './locators.ts'

test(
  'a language can be chosen by mouse, on the same page, for the next visits too',
  visit(async ({ page }) => {
    await page.open(`/en/${ANY_PAGE}?q=a#content`)
    await languageButton(page).click()
    await languageChoice(page, 'Polski').click()
    await expect.poll(page.address).toBe(`/pl/${ANY_PAGE}?q=a#content`)
    await expect.poll(heading(page).text).toContain(headingOf('pl', ANY_PAGE))
    await expect.poll(page.language).toBe('pl')

    await page.goto('/')
    await expect.poll(page.address).toBe('/pl')
    await expect.poll(heading(page).text).toContain(headingOf('pl', ''))
  }),
)

test(
  'a language can be chosen by keyboard',
  visit(async ({ page }) => {
    await page.open('/en/contact')
    await languageButton(page).focus()
    await page.press('Enter')
    await expect.poll(page.role('menu').isFocused).toBe(true)
    const isHighlighted = (name: string) => async () =>
      (await languageChoice(page, name).attribute('data-highlighted')) !== null
    await expect.poll(isHighlighted('English')).toBe(true)
    await page.type('d')
    await expect.poll(isHighlighted('Deutsch')).toBe(true)
    await page.press('Enter')
    await expect.poll(page.address).toBe('/de/contact')
    await expect.poll(heading(page).text).toContain(headingOf('de', 'contact'))
  }),
)
