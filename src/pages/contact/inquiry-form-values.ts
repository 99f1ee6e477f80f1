import type { FieldErrors as UseFormErrors, UseFormReturn } from 'react-hook-form'
import {
  FIELD_NAMES,
  type FieldErrorCode,
  type FieldErrors,
  type FieldName,
  isFieldErrorCode,
  mapFields,
} from '../../contact/fields.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'

/** What the fields hold; a field that was never shown holds nothing. */
export type FormValues = Partial<Record<FieldName, string>>

/** What the fields hold when the page comes. */
export type InitialValues = Readonly<Partial<Record<FieldName, string | undefined>>>

/** What `useForm` returns. */
export type FormMethods = UseFormReturn<FormValues, unknown, InquiryValues>

export const EMPTY = mapFields(() => '')

/** Every field as it is typed, the hidden one included. */
export const typedIn = ({ getValues }: FormMethods): Record<FieldName, string> => ({
  ...EMPTY,
  ...getValues(),
})

/** Errors as the form keeps them: the `type` is the code, so that the words can change. */
export function toFormErrors(fieldErrors: FieldErrors): UseFormErrors<FormValues> {
  const errors: UseFormErrors<FormValues> = {}
  for (const name of FIELD_NAMES) {
    const code = fieldErrors[name]
    if (code) errors[name] = { type: code }
  }
  return errors
}

/** The error of one field, read back from the form's. */
export function errorCodeOf(
  errors: UseFormErrors<FormValues>,
  name: FieldName,
): FieldErrorCode | undefined {
  const code = errors[name]?.type
  return isFieldErrorCode(code) ? code : undefined
}

export function fromFormErrors(errors: UseFormErrors<FormValues>): FieldErrors {
  const fieldErrors: FieldErrors = {}
  for (const name of FIELD_NAMES) {
    const code = errorCodeOf(errors, name)
    if (code) fieldErrors[name] = code
  }
  return fieldErrors
}
