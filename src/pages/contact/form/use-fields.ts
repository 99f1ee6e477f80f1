import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FIELD_NAMES, type FieldErrors, type FieldName } from '../../../contact/fields.ts'
import type { ReturnedForm } from '../../../contact/form-response.ts'
import { fieldErrorsIn } from '../../../contact/inquiry-failure.ts'
import type { InquiryType } from '../../../contact/inquiry-type.ts'
import { useT } from '../../../i18n/use-t.ts'
import type { InquiryValues } from '../../../machines/inquiry.machine.ts'
import { firstLine, type Subject, subjectOf } from '../../../urls/subject.ts'
import { type FormValues, type InitialValues, inquiryResolver, toFormErrors } from './values.ts'

export interface FieldsOptions extends Subject {
  type: InquiryType
  /** The profile that the visitor has named already */
  handle?: string | undefined
  /** The submission that the server returns to a browser without JavaScript */
  returned?: ReturnedForm | undefined
}

/** The fields with what they hold at first, and their validation. */
export function useFields({ type, handle, returned, ...subject }: FieldsOptions) {
  const t = useT()
  // Initial values stay, whatever language and subject change to.
  const [initial] = useState<InitialValues>(
    () =>
      returned?.submission ?? {
        message: firstLine(t, subjectOf(type, subject)),
        profileLink: handle,
      },
  )
  const form = useForm<FormValues, unknown, InquiryValues>({
    resolver: inquiryResolver(type, subject.event),
    shouldFocusError: false,
    ...(returned && { errors: toFormErrors(fieldErrorsIn(returned.failure)) }),
  })

  function focusFirst(fieldErrors: FieldErrors) {
    const first = FIELD_NAMES.find((name) => fieldErrors[name])
    if (first) form.setFocus(first)
  }

  /** Marks the fields that the server rejects. */
  function showErrors(fieldErrors: FieldErrors) {
    for (const [name, type] of Object.entries(fieldErrors))
      form.setError(name as FieldName, { type })
    focusFirst(fieldErrors)
  }

  return { form, initial, focusFirst, showErrors }
}
