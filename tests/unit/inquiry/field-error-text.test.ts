import { expect, test } from 'vitest'
import { formErrorText } from '../../../src/inquiry/field-error-text.ts'
import type { FieldErrors } from '../../../src/inquiry/fields.ts'
import { textsIn } from '../../support/texts.ts'

const t = textsIn('en')
const REQUIRED = t('contactPage.errors.required')
const PROFILE_LINK = t('contactPage.errors.profileLink')
const check = (fields: string) => t('contactPage.errors.fields', { fields })

test.each<[FieldErrors, string]>([
  [{ name: 'required' }, REQUIRED],
  [{ email: 'required', profileLink: 'required' }, REQUIRED],
  [{ email: 'emailFormat', message: 'required' }, REQUIRED],
  [{ profileLink: 'required' }, PROFILE_LINK],
  [{ email: 'emailFormat', profileLink: 'required' }, PROFILE_LINK],
  [{ email: 'emailFormat' }, check(t('contactPage.fields.email'))],
  [
    { message: 'tooLong', name: 'tooLong' },
    check(`${t('contactPage.fields.name')}, ${t('contactPage.fields.message')}`),
  ],
])('%j: %s', (fieldErrors, text) => {
  expect(formErrorText(t, fieldErrors)).toBe(text)
})
