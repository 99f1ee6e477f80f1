import type { Resolver } from 'react-hook-form'
import { fieldsFor } from '../../contact/fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { normaliseField } from '../../contact/normalise.ts'
import type { EventId } from '../../content/events.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'
import { type FormValues, toFormErrors } from './inquiry-form-values.ts'

/** Lazy-loads the rules that the server validates by; `null` when they fail to load. */
export const loadRules = () => import('../../contact/inquiry.ts').catch(() => null)

/**
 * Validates a form as the server does, and returns the values to send. If the rules fail to load,
 * the server alone validates.
 */
export const inquiryResolver =
  (type: InquiryType, event: EventId | undefined): Resolver<FormValues, unknown, InquiryValues> =>
  async (typed) => {
    const rules = await loadRules()
    const validation = rules?.validateInquiry({ ...typed, type })
    if (validation?.ok === false)
      return { values: {}, errors: toFormErrors(validation.fieldErrors) }
    const inquiry = validation?.inquiry ?? normalised(typed, type)
    return { values: { ...inquiry, ...(event && { event }) }, errors: {} }
  }

/** Values as the rules normalise them, so that a retry with the rules is the same inquiry. */
const normalised = (typed: FormValues, type: InquiryType): InquiryValues => ({
  ...Object.fromEntries(
    fieldsFor(type).map((name) => [name, normaliseField(name, typed[name] ?? '')]),
  ),
  type,
})
