import type { Resolver } from 'react-hook-form'
import type { FieldName } from '../../contact/inquiry-fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { normalise } from '../../contact/normalise.ts'
import type { EventId } from '../../content/events.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'
import { errorsOf, type FormValues } from './inquiry-form-values.ts'

/** The rules that the server judges by, once they are needed; `null` when they cannot be had. */
export const loadRules = () => import('../../contact/inquiry.ts').catch(() => null)

/**
 * Judges a form as the server will, and gives the words that make an inquiry. Without the rules
 * the server judges alone: it names the bad fields, too.
 */
export const inquiryResolver =
  (type: InquiryType, event: EventId | undefined): Resolver<FormValues, unknown, InquiryValues> =>
  async (typed) => {
    const rules = await loadRules()
    const verdict = rules?.validateInquiry({ ...typed, type })
    if (verdict && !verdict.ok) return { values: {}, errors: errorsOf(verdict.problems) }
    const inquiry = verdict?.inquiry ?? asTyped(typed, type)
    return { values: { ...inquiry, ...(event && { event }) }, errors: {} }
  }

/** Tidied as the rules would do it: tried again with them, the same words are the same inquiry. */
export function asTyped(typed: FormValues, type: InquiryType): InquiryValues {
  const tidy = (name: FieldName) => normalise(typed[name] ?? '')
  const profileLink = tidy('profileLink')
  const common = { name: tidy('name'), email: tidy('email'), message: tidy('message') }
  return type === 'influencer' ? { ...common, type, profileLink } : { ...common, type }
}
