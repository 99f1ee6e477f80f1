import { headingOf } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import { expect, test, visit } from './fixtures.ts'
import { headerLink, heading, languageButton, languageChoice } from './parts.ts'

const t = messagesOf('en')

test(
  'a language can be chosen by mouse, on the same page, for the next visits too',
  visit(async ({ visitor }) => {
    await visitor.open('/en/blog?q=a#content')
    await languageButton(visitor).click()
    await languageChoice(visitor, 'Polski').click()
    await expect.poll(visitor.address).toBe('/pl/blog?q=a#content')
    await expect.poll(heading(visitor).text).toContain(headingOf('pl', 'blog'))
    await expect.poll(visitor.language).toBe('pl')

    await visitor.goto('/')
    await expect.poll(visitor.address).toBe('/pl')
    await expect.poll(heading(visitor).text).toContain(headingOf('pl', ''))
  }),
)

test(
  'a language can be chosen by keyboard',
  visit(async ({ visitor }) => {
    await visitor.open('/en/contact')
    await languageButton(visitor).focus()
    await visitor.press('Enter')
    await expect.poll(visitor.role('menu').isFocused).toBe(true)
    await visitor.type('d')
    const german = languageChoice(visitor, 'Deutsch')
    await expect.poll(() => german.attribute('data-highlighted')).not.toBeNull()
    await visitor.press('Enter')
    await expect.poll(visitor.address).toBe('/de/contact')
    await expect.poll(heading(visitor).text).toContain(headingOf('de', 'contact'))
  }),
)

test(
  'Back over a language switch stays in the chosen language, without a history trap',
  visit(async ({ visitor }) => {
    await visitor.open('/en')
    await headerLink(visitor, t('nav.blog')).click()
    await expect.poll(heading(visitor).isFocused).toBe(true)
    await languageButton(visitor).click()
    await languageChoice(visitor, 'Deutsch').click()
    await expect.poll(visitor.address).toBe('/de/blog')

    await visitor.back()
    await expect.poll(visitor.address).toBe('/de/blog')
    await visitor.back()
    await expect.poll(visitor.address).toBe('/de')
    await expect.poll(heading(visitor).text).toContain(headingOf('de', ''))
    await visitor.forward()
    await expect.poll(visitor.address).toBe('/de/blog')
  }),
)
