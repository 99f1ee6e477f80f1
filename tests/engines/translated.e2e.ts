import { headingOf } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import { translatePage } from '../support/translate-page.ts'
import { expect, test, visit } from './fixtures.ts'
import { field, headerLink, heading, languageButton, languageChoice } from './parts.ts'
import type { Visitor } from './visitor.ts'

const polish = messagesOf('pl')

const translations = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelectorAll('h1 font font').length)

test(
  'on a page that the browser has translated, another language is chosen, and what is typed stays',
  visit(async ({ visitor }) => {
    await visitor.open('/en/contact')
    await field(visitor, 'name').fill('Zoë')
    await visitor.evaluate(translatePage)
    expect(await translations(visitor)).toBeGreaterThan(0)
    await languageButton(visitor).click()
    await languageChoice(visitor, 'Polski').click()
    await expect.poll(visitor.address).toBe('/pl/contact')
    await expect.poll(heading(visitor).text).toContain(headingOf('pl', 'contact'))
    await expect.poll(headerLink(visitor, polish('nav.contact')).count).toBe(1)
    expect(await translations(visitor)).toBe(0)
    await expect.poll(field(visitor, 'name', 'pl').value).toBe('Zoë')
  }),
)

test(
  'from a page that the browser has translated, a link leads to another, and Back to it',
  visit(async ({ visitor }) => {
    await visitor.open('/en/blog')
    await visitor.evaluate(translatePage)
    await headerLink(visitor, messagesOf('en')('nav.training')).click()
    await expect.poll(visitor.address).toBe('/en/training-events')
    await expect.poll(heading(visitor).text).toContain(headingOf('en', 'training-events'))
    await visitor.back()
    await expect.poll(visitor.address).toBe('/en/blog')
    await expect.poll(heading(visitor).text).toContain(headingOf('en', 'blog'))
  }),
)
