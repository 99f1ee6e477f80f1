import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import {
  FIELD_NAMES,
  type FieldName,
  isProblemCode,
  type ProblemCode,
  type Problems,
} from '../../contact/inquiry-fields.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'

/** What the fields hold; a field that was never shown holds nothing. */
export type FormValues = Partial<Record<FieldName, string>>

/** What the fields hold when the page comes. */
export type GivenValues = Readonly<Partial<Record<FieldName, string | undefined>>>

export type InquiryForm = UseFormReturn<FormValues, unknown, InquiryValues>

export const EMPTY: Record<FieldName, string> = {
  name: '',
  email: '',
  profileLink: '',
  message: '',
}

/** Every field as it is typed, the hidden one included. */
export const typedIn = ({ getValues }: InquiryForm): Record<FieldName, string> => ({
  ...EMPTY,
  ...getValues(),
})

/** Problems as the form keeps them: an error's `type` is the code, so that its words can change. */
export function errorsOf(problems: Problems): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {}
  for (const name of FIELD_NAMES) {
    const code = problems[name]
    if (code) errors[name] = { type: code }
  }
  return errors
}

/** The problem of one field, read back from the form's errors. */
export function problemOf(
  errors: FieldErrors<FormValues>,
  name: FieldName,
): ProblemCode | undefined {
  const code = errors[name]?.type
  return isProblemCode(code) ? code : undefined
}

export function problemsOf(errors: FieldErrors<FormValues>): Problems {
  const problems: Problems = {}
  for (const name of FIELD_NAMES) {
    const code = problemOf(errors, name)
    if (code) problems[name] = code
  }
  return problems
}
