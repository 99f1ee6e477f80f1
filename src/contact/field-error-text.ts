import type { PlainKey, Translate } from '../i18n/t.ts'
import {
  FIELD_NAMES,
  type FieldErrorCode,
  type FieldErrors,
  type FieldName,
  fieldOf,
  limitOf,
} from './fields.ts'

/** The error message of a field. */
export function fieldErrorText(t: Translate, field: FieldName, code: FieldErrorCode): string {
  switch (code) {
    case 'required':
      return t(`contactPage.fieldErrors.${field}`)
    case 'tooLong':
      return t('contactPage.fieldErrors.tooLong', { max: limitOf(fieldOf(field)) })
    default:
      return t(`contactPage.fieldErrors.${code}`)
  }
}

/**
 * The message about missing fields of a form (specification, Contact form), of which the profile
 * link comes last; `null` when none is missing.
 */
export function missingFieldsText(fieldErrors: FieldErrors): PlainKey | null {
  const missing = FIELD_NAMES.filter((name) => fieldErrors[name] === 'required')
  if (missing.some((name) => name !== 'profileLink')) return 'contactPage.errors.required'
  return missing.length > 0 ? 'contactPage.errors.profileLink' : null
}
