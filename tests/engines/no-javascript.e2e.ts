import { headingOf, labelOf, SAMPLE } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import { fillIn, inquiriesFrom, send, someWords } from './contact-form.ts'
import { expect, test, visit } from './fixtures.ts'
import { field, headerLink, heading } from './locators.ts'

const t = messagesOf('en')

test.use({ settings: { javaScript: false } })

test(
  'a form is chosen, shown again with all values while it is invalid, then stored and confirmed',
  visit(async ({ page, server }) => {
    const words = someWords('brand')
    await page.goto('/en/contact')
    await page.role('link', t('contactPage.types.brand')).click()
    await expect.poll(page.role('button', t('contactPage.buttons.brand')).count).toBe(1)
    await fillIn(page, { ...words, email: 'zoe@' })
    await send(page, 'brand')
    const text = page.role('main').text
    await expect.poll(text).toContain(t('contactPage.fieldErrors.emailFormat'))
    // Browsers tell that the answer was no success.
    for (const error of await page.browserErrors()) expect(error).toContain('422')
    expect(await field(page, 'message').value()).toBe(words.message)

    await field(page, 'email').fill(words.email ?? '')
    await send(page, 'brand')
    await expect.poll(heading(page).text).toBe(t('contactPage.received.title'))
    expect(await inquiriesFrom(server, words)).toMatchObject([{ ...words, type: 'brand' }])
  }),
)

test(
  'every page is readable and its links work',
  visit(async ({ page }) => {
    await page.goto('/en')
    await headerLink(page, t(labelOf(SAMPLE))).click()
    await expect.poll(heading(page).text).toBe(headingOf('en', SAMPLE))
    await page.role('contentinfo').role('link', 'Polski').click()
    await expect.poll(heading(page).text).toBe(headingOf('pl', SAMPLE))
  }),
)
