import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { VALID_TEXTS } from '../../scripts/harness/submission.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { FORM_TOKEN_PATH } from '../../src/inquiry/api.ts'
import { FIELD_NAMES, type FieldName } from '../../src/inquiry/fields.ts'
import type { InquiryType } from '../../src/inquiry/inquiry-type.ts'
import type { StoredInquiry } from '../../src/server/store/tables.ts'
import type { SiteServer } from '../support/site-fixture.ts'
import { textsIn } from '../support/texts.ts'
import { toastArea } from './locators.ts'

/** From now on no form gets a token, for which it would wait as long as a person takes to fill it in. */
export const withoutTokens = (page: Page) =>
  page.route(`**${FORM_TOKEN_PATH}`, (route) => route.fulfill({ json: {} }))

type FieldValues = Record<FieldName, string>

/** Valid texts with an e-mail address of their own. */
export const uniqueValues = (): FieldValues => ({
  ...VALID_TEXTS,
  email: `${randomUUID()}@example.com`,
})

/** The stored inquiries of one visitor. */
export const inquiriesFrom = async (
  server: SiteServer,
  { email }: FieldValues,
): Promise<StoredInquiry[]> =>
  (await server.inquiries()).filter((inquiry) => inquiry.email === email)

/** The contact page as a visitor sees it, in one language. */
export function contactForm(page: Page, language: Language = 'en', type: InquiryType = 'general') {
  const t = textsIn(language)
  const form = page.getByRole('form')
  const field = (name: FieldName) =>
    page.getByRole('textbox', { name: t(`contactPage.fields.${name}`) })
  const button = page.getByRole('button', { name: t(`contactPage.buttons.${type}`), exact: true })

  return {
    t,
    address: `/${language}/contact${type === 'general' ? '' : `?type=${type}`}`,
    form,
    field,
    button,
    typeLink: (name: InquiryType) =>
      page.getByRole('link', { name: t(`contactPage.types.${name}`), exact: true }),
    toast: toastArea(page, t),
    received: page.getByRole('heading', { name: t('contactPage.received.title'), level: 1 }),
    again: page.getByRole('button', { name: t('contactPage.received.again') }),

    async fillIn(values: Partial<FieldValues>): Promise<void> {
      for (const name of FIELD_NAMES) {
        const value = values[name]
        if (value !== undefined) await field(name).fill(value)
      }
    },

    send: () => button.click(),
  }
}
