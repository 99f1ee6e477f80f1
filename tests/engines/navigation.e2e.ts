import { ANOTHER_PAGE, ANY_PAGE, headingOf, labelOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, test, visit } from './fixtures.ts'
import { headerLink, heading, languageButton, languageChoice } from './locators.ts'

const t = textsIn('en')

test(
  'a link works while a page leaves, and while one enters',
  visit(async ({ page }) => {
    await page.open('/en')
    // Found before, so that each click comes in the middle of what the last one began.
    const sample = await headerLink(page, t(labelOf(ANY_PAGE))).point()
    const contact = await headerLink(page, t('nav.contact')).point()
    const other = await headerLink(page, t(labelOf(ANOTHER_PAGE))).point()
    await page.pointer.click(sample)
    await page.pointer.click(contact)
    await expect.poll(heading(page).text).toContain(headingOf('en', 'contact'))
    await page.pointer.click(other)
    await expect.poll(page.address).toBe(`/en/${ANOTHER_PAGE}`)
    await expect.poll(heading(page).text).toContain(headingOf('en', ANOTHER_PAGE))
    await expect.poll(() => page.role('main').style('opacity')).toBe('1')
    await expect.poll(heading(page).isFocused).toBe(true)
  }),
)

test(
  'on a phone either the menu is open or the list of languages, by pointer and by keyboard',
  visit(async ({ page }) => {
    const openButton = page.role('button', t('ui.openMenu'))
    const closeButton = page.role('button', t('ui.closeMenu'))
    const link = headerLink(page, t('nav.contact'))
    const list = page.role('menu')
    await page.resize({ width: 390, height: 844 })
    await page.open('/en')

    await openButton.click()
    await languageButton(page).click()
    await expect.poll(list.isFocused).toBe(true)
    await expect.poll(link.count).toBe(0)
    await openButton.click()
    await expect.poll(link.count).toBe(1)
    await expect.poll(list.count).toBe(0)

    await closeButton.focus()
    await languageButton(page).focus()
    await page.press('Enter')
    await expect.poll(list.isFocused).toBe(true)
    await expect.poll(link.count).toBe(0)
    await page.press('Escape')
    await expect.poll(languageButton(page).isFocused).toBe(true)

    await openButton.click()
    await languageButton(page).click()
    await languageChoice(page, 'Polski').click()
    await expect.poll(page.address).toBe('/pl')
    await expect.poll(list.count).toBe(0)
  }),
)
