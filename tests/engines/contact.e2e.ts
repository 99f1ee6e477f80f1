import type { FieldName } from '../../src/contact/fields.ts'
import { INQUIRY_TYPES, type InquiryType } from '../../src/contact/inquiry-type.ts'
import { wordsOf } from '../support/words.ts'
import { fillIn, inquiriesFrom, send, someWords } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { field, toast } from './parts.ts'
import type { Visitor } from './visitor.ts'

const t = wordsOf('en')

const received = (visitor: Visitor) =>
  visitor.role('heading', t('contactPage.received.title'), { level: 1 })

const formPath = (type: InquiryType) =>
  type === 'general' ? '/en/contact' : `/en/contact?type=${type}`

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
  await visitor.open('/en/blog')
  await visitor.back()
  await expect.poll(field(visitor, 'message').value).toBe(words.message)
  await send(visitor)
  await expect.poll(toast(visitor).text).toContain(t('contactPage.success.title'))
  expect(await inquiriesFrom(server, words)).toMatchObject([words])
})
