import type { FieldErrors as UseFormErrors, UseFormReturn } from 'react-hook-form'
import {
  type FieldErrors,
  type FieldName,
  fieldErrorsFrom,
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
export const toFormErrors = (fieldErrors: FieldErrors): UseFormErrors<FormValues> =>
  Object.fromEntries(Object.entries(fieldErrors).map(([name, type]) => [name, { type }]))

export const fromFormErrors = (errors: UseFormErrors<FormValues>): FieldErrors =>
  fieldErrorsFrom((name) => errors[name]?.type)
