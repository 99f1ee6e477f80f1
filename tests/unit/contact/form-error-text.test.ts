import { expect, test } from 'vitest'
import { formErrorText } from '../../../src/contact/field-error-text.ts'
import type { FieldErrors } from '../../../src/contact/fields.ts'
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
