import { randomUUID } from 'node:crypto'
import { validTexts } from '../../scripts/harness/submission.ts'
import type { FieldName } from '../../src/contact/fields.ts'
import type { InquiryType } from '../../src/contact/inquiry-type.ts'
import { SAMPLE } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import type { SiteServer } from '../support/server.ts'
import { stretchSeconds } from '../support/stretch-seconds.ts'
import { expect, test, visit } from './fixtures.ts'
import { field, toast } from './locators.ts'
import type { Page } from './page-object.ts'

const t = messagesOf('en')

type Words = Partial<Record<FieldName, string>>

/** What a visitor may write, under an address of their own. */
const someWords = (type: InquiryType): Words => ({
  ...validTexts(type),
  message: 'Good morning, a word or two.',
  email: `${randomUUID()}@example.com`,
})

async function fillIn(page: Page, words: Words): Promise<void> {
  for (const [name, text] of Object.entries(words)) {
    await field(page, name as FieldName).fill(text)
  }
}

const send = (page: Page, type: InquiryType) =>
  page.role('button', t(`contactPage.buttons.${type}`)).click()

const received = (page: Page) => page.role('heading', t('contactPage.received.title'), { level: 1 })

async function expectToBeSent(
  page: Page,
  server: SiteServer,
  type: InquiryType,
  words: Words,
): Promise<void> {
  await send(page, type)
  await expect.poll(toast(page).text).toContain(t('contactPage.success.title'))
  await expect.poll(received(page).isFocused).toBe(true)
  const all = await server.inquiries()
  const theirs = all.filter(({ email }) => email === words.email)
  expect(theirs).toMatchObject([{ ...words, type, language: 'en' }])
}

test(
  'the influencer form: refused while it is empty, kept over a reload, then sent',
  visit(async ({ page, server }) => {
    const words = someWords('influencer')
    await page.open('/en/contact?type=influencer')
    await page.evaluate(stretchSeconds)
    await send(page, 'influencer')
    await expect.poll(toast(page).text).toContain(t('contactPage.errors.required'))
    await expect.poll(field(page, 'name').isFocused).toBe(true)

    await fillIn(page, words)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('duet.inquiry')))
      .toContain(words.message)
    await page.reload()
    await page.evaluate(stretchSeconds)
    for (const [name, text] of Object.entries(words)) {
      await expect.poll(field(page, name as FieldName).value).toBe(text)
    }
    await expectToBeSent(page, server, 'influencer', words)
  }),
)

test(
  'the general form: kept when one leaves the document and comes back, then sent',
  visit(async ({ page, server, engine }) => {
    const words = someWords('general')
    await page.open('/en/contact')
    await fillIn(page, words)
    await page.evaluate(() => void Object.assign(document, { isTheSame: true }))
    await page.open(`/en/${SAMPLE}`)
    await page.back()
    // Firefox brings the living page back; WebKitGTK, when driven, loads it anew.
    expect(await page.evaluate(() => 'isTheSame' in document)).toBe(engine === 'firefox')
    await expect.poll(field(page, 'message').value).toBe(words.message)
    await page.evaluate(stretchSeconds)
    await expectToBeSent(page, server, 'general', words)
  }),
)
