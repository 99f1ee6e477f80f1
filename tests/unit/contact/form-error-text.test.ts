import { expect, test } from 'vitest'
import { formErrorText } from '../../../src/contact/field-error-text.ts'
import type { FieldErrors } from '../../../src/contact/fields.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { messagesOf } from '../../support/messages.ts'

const REQUIRED = 'Please fill in all required fields (Name, Email, Message).'
const PROFILE_LINK = 'Please provide your Instagram/TikTok profile link.'

test.each<[FieldErrors, string]>([
  [{ name: 'required' }, REQUIRED],
  [{ email: 'required', profileLink: 'required' }, REQUIRED],
  [{ email: 'emailFormat', message: 'required' }, REQUIRED],
  [{ profileLink: 'required' }, PROFILE_LINK],
  [{ email: 'emailFormat', profileLink: 'required' }, PROFILE_LINK],
  [{ email: 'emailFormat' }, 'Please check: Email Address.'],
  [{ message: 'tooLong', name: 'tooLong' }, 'Please check: Full Name, Message.'],
])('%j: %s', (fieldErrors, text) => {
  expect(formErrorText(messagesOf('en'), fieldErrors)).toBe(text)
})

test.each(LANGUAGE_CODES)('in %s it names the fields as the form does', (language) => {
  const t = messagesOf(language)
  const text = formErrorText(t, { email: 'emailFormat', profileLink: 'profileLinkFormat' })
  expect(text).toContain(`${t('contactPage.fields.email')}, ${t('contactPage.fields.profileLink')}`)
})
