import { randomUUID } from 'node:crypto'
import { validTexts } from '../../scripts/harness/submission.ts'
import type { FieldName } from '../../src/contact/fields.ts'
import { INQUIRY_TYPES, type InquiryType } from '../../src/contact/inquiry-type.ts'
import type { SiteServer } from '../support/server.ts'
import { wordsOf } from '../support/words.ts'
import { expect, test } from './fixtures.ts'
import { field, headerLink, heading, toast } from './parts.ts'
import type { Visitor } from './visitor.ts'

const t = wordsOf('en')

type Words = Partial<Record<FieldName, string>>

/** What a visitor may write, under an address of their own. */
const someWords = (type: InquiryType): Words => ({
  ...validTexts(type),
  message: 'Good morning, a word or two.',
  email: `${randomUUID()}@example.com`,
})

const formPath = (type: InquiryType) =>
  type === 'general' ? '/en/contact' : `/en/contact?type=${type}`

async function fillIn(visitor: Visitor, words: Words) {
  for (const [name, text] of Object.entries(words)) {
    await field(visitor, name as FieldName).fill(text)
  }
}

const send = (visitor: Visitor, type: InquiryType = 'general') =>
  visitor.role('button', t(`contactPage.buttons.${type}`)).click()

const received = (visitor: Visitor) =>
  visitor.role('heading', t('contactPage.received.title'), { level: 1 })

const inquiriesFrom = async (server: SiteServer, { email }: Words) =>
  (await server.inquiries()).filter((inquiry) => inquiry.email === email)

for (const type of INQUIRY_TYPES) {
  test(`the ${type} form, from empty to stored`, async ({ visitor, server }) => {
    await visitor.open(formPath(type))
    await send(visitor, type)
    await expect.poll(toast(visitor).text).toContain(t('contactPage.errors.required'))
    await expect.poll(field(visitor, 'name').isFocused).toBe(true)

    const words = someWords(type)
    await fillIn(visitor, words)
    await send(visitor, type)
    await expect.poll(toast(visitor).text).toContain(t('contactPage.success.title'))
    await expect.poll(received(visitor).isFocused).toBe(true)
    expect(await inquiriesFrom(server, words)).toMatchObject([{ ...words, type, language: 'en' }])
  })
}

test('typed text survives a reload', async ({ visitor }) => {
  const words = someWords('influencer')
  await visitor.open(formPath('influencer'))
  await fillIn(visitor, words)
  await expect
    .poll(() => visitor.evaluate(() => sessionStorage.getItem('duet.inquiry')))
    .toContain(words.message)
  await visitor.reload()
  for (const [name, text] of Object.entries(words)) {
    await expect.poll(field(visitor, name as FieldName).value).toBe(text)
  }
})

test('typed text survives leaving the document and coming back', async ({ visitor, server }) => {
  const words = someWords('general')
  await visitor.open('/en/contact')
  await fillIn(visitor, words)
  // Chromium and Firefox bring the living page back; WebKitGTK, when driven, loads it anew.
  await visitor.goto('/en/blog')
  await visitor.back()
  await expect.poll(field(visitor, 'message').value).toBe(words.message)
  await send(visitor)
  await expect.poll(toast(visitor).text).toContain(t('contactPage.success.title'))
  expect(await inquiriesFrom(server, words)).toMatchObject([words])
})

test.describe('without JavaScript', () => {
  test.use({ settings: { javaScript: false } })

  for (const type of INQUIRY_TYPES) {
    test(`the ${type} form is stored and confirmed`, async ({ visitor, server }) => {
      const words = someWords(type)
      await visitor.goto('/en/contact')
      await visitor.role('link', t(`contactPage.types.${type}`)).click()
      await expect.poll(visitor.role('button', t(`contactPage.buttons.${type}`)).count).toBe(1)
      await fillIn(visitor, words)
      await send(visitor, type)
      await expect.poll(heading(visitor).text).toBe(t('contactPage.received.title'))
      expect(await inquiriesFrom(server, words)).toMatchObject([{ ...words, type, language: 'en' }])
    })
  }

  test('an invalid form is shown again with all values', async ({ visitor, server }) => {
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
  })

  test('every page is readable and its links work', async ({ visitor }) => {
    await visitor.goto('/en')
    await headerLink(visitor, t('nav.blog')).click()
    await expect.poll(heading(visitor).text).toBe(t('blogPage.pageTitle'))
    await visitor.role('contentinfo').role('link', 'Polski').click()
    await expect.poll(heading(visitor).text).toBe(wordsOf('pl')('blogPage.pageTitle'))
  })
})
