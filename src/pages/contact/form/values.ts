import type { Resolver, FieldErrors as UseFormErrors, UseFormReturn } from 'react-hook-form'
import type { EventId } from '../../../content/events.ts'
import {
  type FieldErrors,
  type FieldName,
  fieldErrorsFrom,
  fieldsFor,
  mapFields,
} from '../../../inquiry/fields.ts'
import type { InquiryType } from '../../../inquiry/inquiry-type.ts'
import { normaliseField } from '../../../inquiry/normalise.ts'
import type { InquiryValues } from '../../../machines/inquiry.machine.ts'

/** Without the rules by then, the server alone validates the form. */
const RULES_TIMEOUT_MS = 2500

/** The values of the fields; a field that was never mounted has none. */
export type FormValues = Partial<Record<FieldName, string>>

export type InitialValues = Readonly<Partial<Record<FieldName, string | undefined>>>

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

/** Lazy-loads the rules that the server validates by; `null` when they fail to load. */
export const loadRules = () => import('../../../inquiry/inquiry.ts').catch(() => null)

/**
 * Validates a form as the server does, and returns the values to send. If the rules fail to load,
 * or hang, the server alone validates.
 */
export const inquiryResolver =
  (type: InquiryType, event: EventId | undefined): Resolver<FormValues, unknown, InquiryValues> =>
  async (typed) => {
    const rules = await Promise.race([loadRules(), nothingAfter(RULES_TIMEOUT_MS)])
    const validation = rules?.validateInquiry({ ...typed, type })
    if (validation?.ok === false)
      return { values: {}, errors: toFormErrors(validation.fieldErrors) }
    const inquiry = validation?.inquiry ?? normalised(typed, type)
    return { values: { ...inquiry, ...(event && { event }) }, errors: {} }
  }

const nothingAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))

/** Values as the rules normalise them, so that a retry with the rules is the same inquiry. */
const normalised = (typed: FormValues, type: InquiryType): InquiryValues => ({
  ...Object.fromEntries(
    fieldsFor(type).map((name) => [name, normaliseField(name, typed[name] ?? '')]),
  ),
  type,
})
