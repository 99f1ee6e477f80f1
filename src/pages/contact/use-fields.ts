import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FIELD_NAMES, type FieldErrors, type FieldName } from '../../contact/fields.ts'
import type { ReturnedForm } from '../../contact/form-response.ts'
import { fieldErrorsIn } from '../../contact/inquiry-failure.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { useT } from '../../i18n/use-t.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'
import { firstLine, type Occasion, occasionOf } from '../../urls/occasion.ts'
import { type FormValues, type InitialValues, toFormErrors } from './inquiry-form-values.ts'
import { inquiryResolver } from './inquiry-resolver.ts'

export interface FieldsOptions extends Occasion {
  type: InquiryType
  /** The profile that the visitor has named already */
  handle?: string | undefined
  /** The submission that the server returns to a browser without JavaScript */
  returned?: ReturnedForm | undefined
}

/** The fields with what they hold at first, and their validation. */
export function useFields({ type, handle, returned, ...occasion }: FieldsOptions) {
  const t = useT()
  // Initial values stay, whatever language and occasion change to.
  const [initial] = useState<InitialValues>(
    () =>
      returned?.submission ?? {
        message: firstLine(t, occasionOf(type, occasion)),
        profileLink: handle,
      },
  )
  const form = useForm<FormValues, unknown, InquiryValues>({
    resolver: inquiryResolver(type, occasion.event),
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
