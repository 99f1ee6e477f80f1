import type { Translate } from '../i18n/t.ts'
import {
  FIELD_NAMES,
  type FieldErrorCode,
  type FieldErrors,
  type FieldName,
  fieldOf,
} from './fields.ts'

export function fieldErrorText(t: Translate, field: FieldName, code: FieldErrorCode): string {
  switch (code) {
    case 'required':
      return t(`contactPage.fieldErrors.${field}`)
    case 'tooLong':
      return t('contactPage.fieldErrors.tooLong', { max: fieldOf(field).limit })
    default:
      return t(`contactPage.fieldErrors.${code}`)
  }
}

/** The fields that the fixed sentence about required ones names */
const LISTED: readonly FieldName[] = ['name', 'email', 'message']

/** The message about a whole form (specification, Contact form). */
export function formErrorText(t: Translate, fieldErrors: FieldErrors): string {
  const wrong = FIELD_NAMES.filter((name) => fieldErrors[name])
  const missing = wrong.filter((name) => fieldErrors[name] === 'required')
  if (missing.some((name) => LISTED.includes(name))) return t('contactPage.errors.required')
  if (missing.length === 1 && missing[0] === 'profileLink')
    return t('contactPage.errors.profileLink')
  const fields = wrong.map((name) => t(`contactPage.fields.${name}`)).join(', ')
  return t('contactPage.errors.fields', { fields })
}
