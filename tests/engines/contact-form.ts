import { randomUUID } from 'node:crypto'
import { validTexts } from '../../scripts/harness/submission.ts'
import type { FieldName } from '../../src/contact/fields.ts'
import type { InquiryType } from '../../src/contact/inquiry-type.ts'
import { messagesOf } from '../support/messages.ts'
import type { SiteServer } from '../support/server.ts'
import { field } from './locators.ts'
import type { Page } from './page-object.ts'

/** The contact form in English, with JavaScript and without. */

const t = messagesOf('en')

export type Words = Partial<Record<FieldName, string>>

/** What a visitor may write, under an address of their own. */
export const someWords = (type: InquiryType): Words => ({
  ...validTexts(type),
  message: 'Good morning, a word or two.',
  email: `${randomUUID()}@example.com`,
})

export async function fillIn(page: Page, words: Words): Promise<void> {
  for (const [name, text] of Object.entries(words)) {
    await field(page, name as FieldName).fill(text)
  }
}

export const send = (page: Page, type: InquiryType = 'general') =>
  page.role('button', t(`contactPage.buttons.${type}`)).click()

/** The inquiries stored under an e-mail address. */
export const inquiriesFrom = async (server: SiteServer, { email }: Words) =>
  (await server.inquiries()).filter((inquiry) => inquiry.email === email)
