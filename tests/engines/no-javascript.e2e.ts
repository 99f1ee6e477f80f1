import { messagesOf } from '../support/messages.ts'
import { fillIn, inquiriesFrom, send, someWords } from './contact-form.ts'
import { expect, test, visit } from './fixtures.ts'
import { field, headerLink, heading } from './parts.ts'

const t = messagesOf('en')

test.use({ settings: { javaScript: false } })

test(
  'a form is chosen, stored and confirmed',
  visit(async ({ visitor, server }) => {
    const words = someWords('brand')
    await visitor.goto('/en/contact')
    await visitor.role('link', t('contactPage.types.brand')).click()
    await expect.poll(visitor.role('button', t('contactPage.buttons.brand')).count).toBe(1)
    await fillIn(visitor, words)
    await send(visitor, 'brand')
    await expect.poll(heading(visitor).text).toBe(t('contactPage.received.title'))
    expect(await inquiriesFrom(server, words)).toMatchObject([{ ...words, type: 'brand' }])
  }),
)

test(
  'an invalid form is shown again with all values, corrected and stored',
  visit(async ({ visitor, server }) => {
    const words = someWords('general')
    await visitor.goto('/en/contact')
    await fillIn(visitor, { ...words, email: 'zoe@' })
    await send(visitor)
    const text = visitor.role('main').text
    await expect.poll(text).toContain(t('contactPage.fieldErrors.emailFormat'))
    // Browsers tell that the answer was no success.
    for (const error of await visitor.browserErrors()) expect(error).toContain('422')
    expect(await field(visitor, 'message').value()).toBe(words.message)

    await field(visitor, 'email').fill(words.email ?? '')
    await send(visitor)
    await expect.poll(heading(visitor).text).toBe(t('contactPage.received.title'))
    expect(await inquiriesFrom(server, words)).toMatchObject([words])
  }),
)

test(
  'every page is readable and its links work',
  visit(async ({ visitor }) => {
    await visitor.goto('/en')
    await headerLink(visitor, t('nav.blog')).click()
    await expect.poll(heading(visitor).text).toBe(t('blogPage.pageTitle'))
    await visitor.role('contentinfo').role('link', 'Polski').click()
    await expect.poll(heading(visitor).text).toBe(messagesOf('pl')('blogPage.pageTitle'))
  }),
)
