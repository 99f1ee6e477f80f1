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

/** The values of the fields; a field that was never mounted has none. */
export type FormValues = Partial<Record<FieldName, string>>

/** The default values of the fields. */
export type InitialValues = Readonly<Partial<Record<FieldName, string | undefined>>>

/** What `useForm` returns. */
export type FormMethods = UseFormReturn<FormValues, unknown, InquiryValues>

export const EMPTY = mapFields(() => '')

/** Every field as it is typed, those of the other types included. */
export const typedIn = ({ getValues }: FormMethods): Record<FieldName, string> => ({
  ...EMPTY,
  ...getValues(),
})

/** Errors for React Hook Form: the `type` is the code, so that the text follows the language. */
export function toFormErrors(fieldErrors: FieldErrors): UseFormErrors<FormValues> {
  const errors: UseFormErrors<FormValues> = {}
  for (const name of FIELD_NAMES) {
    const code = fieldErrors[name]
    if (code) errors[name] = { type: code }
  }
  return errors
}

/** The error code of one field. */
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
