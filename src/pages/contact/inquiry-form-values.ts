import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form'
import {
  FIELD_NAMES,
  type FieldName,
  type Inquiry,
  isProblemCode,
  type ProblemCode,
  type Problems,
  validateInquiry,
} from '../../contact/inquiry.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { EventId } from '../../content/events.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'

/** What the fields hold; a field that was never shown holds nothing. */
export type FormValues = Partial<Record<FieldName, string>>

export type InquiryForm = UseFormReturn<FormValues, unknown, Inquiry>

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

/** Judges a form of one type as the server will; an error's `type` is the code of the problem. */
export const inquiryResolver =
  (type: InquiryType): Resolver<FormValues, unknown, Inquiry> =>
  (values) => {
    const verdict = validateInquiry({ ...values, type })
    if (verdict.ok) return { values: verdict.inquiry, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    for (const name of FIELD_NAMES) {
      const code = verdict.problems[name]
      if (code) errors[name] = { type: code }
    }
    return { values: {}, errors }
  }

/** The problem of a field, read back from the form's errors. */
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

/** The words of the visitor: what makes two submissions the same inquiry. */
export const wordsOf = (inquiry: Inquiry, event: EventId | undefined): InquiryValues => ({
  ...inquiry,
  ...(event && { event }),
})
