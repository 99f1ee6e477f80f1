import type { FieldName } from '../../src/contact/fields.ts'
import type { InquiryType } from '../../src/contact/inquiry-type.ts'
import { messagesOf } from '../support/messages.ts'
import type { SiteServer } from '../support/server.ts'
import { stretchSeconds } from '../support/stretch-seconds.ts'
import { fillIn, inquiriesFrom, send, someWords, type Words } from './contact-form.ts'
import { expect, test, visit } from './fixtures.ts'
import { field, toast } from './parts.ts'
import type { Visitor } from './visitor.ts'

const t = messagesOf('en')

const received = (visitor: Visitor) =>
  visitor.role('heading', t('contactPage.received.title'), { level: 1 })

async function expectToBeSent(
  visitor: Visitor,
  server: SiteServer,
  type: InquiryType,
  words: Words,
): Promise<void> {
  await send(visitor, type)
  await expect.poll(toast(visitor).text).toContain(t('contactPage.success.title'))
  await expect.poll(received(visitor).isFocused).toBe(true)
  expect(await inquiriesFrom(server, words)).toMatchObject([{ ...words, type, language: 'en' }])
}

test(
  'the brand form: refused while it is empty, then sent',
  visit(async ({ visitor, server }) => {
    const words = someWords('brand')
    await visitor.open('/en/contact?type=brand')
    await visitor.evaluate(stretchSeconds)
    await send(visitor, 'brand')
    await expect.poll(toast(visitor).text).toContain(t('contactPage.errors.required'))
    await expect.poll(field(visitor, 'name').isFocused).toBe(true)

    await fillIn(visitor, words)
    await expectToBeSent(visitor, server, 'brand', words)
  }),
)

test(
  'the influencer form: kept over a reload, then sent',
  visit(async ({ visitor, server }) => {
    const words = someWords('influencer')
    await visitor.open('/en/contact?type=influencer')
    await fillIn(visitor, words)
    await expect
      .poll(() => visitor.evaluate(() => sessionStorage.getItem('duet.inquiry')))
      .toContain(words.message)
    await visitor.reload()
    await visitor.evaluate(stretchSeconds)
    for (const [name, text] of Object.entries(words)) {
      await expect.poll(field(visitor, name as FieldName).value).toBe(text)
    }
    await expectToBeSent(visitor, server, 'influencer', words)
  }),
)

test(
  'the general form: kept when one leaves the document and comes back, then sent',
  visit(async ({ visitor, server, engine }) => {
    const words = someWords('general')
    await visitor.open('/en/contact')
    await fillIn(visitor, words)
    await visitor.evaluate(() => void Object.assign(document, { isTheSame: true }))
    await visitor.open('/en/blog')
    await visitor.back()
    // Firefox brings the living page back; WebKitGTK, when driven, loads it anew.
    expect(await visitor.evaluate(() => 'isTheSame' in document)).toBe(engine === 'firefox')
    await expect.poll(field(visitor, 'message').value).toBe(words.message)
    await visitor.evaluate(stretchSeconds)
    await expectToBeSent(visitor, server, 'general', words)
  }),
)
