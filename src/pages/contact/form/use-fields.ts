import { type RefObject, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '../../../i18n/use-t.ts'
import { FIELD_NAMES, type FieldErrors, type FieldName } from '../../../inquiry/fields.ts'
import type { ReturnedForm } from '../../../inquiry/form-response.ts'
import { fieldErrorsIn } from '../../../inquiry/inquiry-failure.ts'
import type { InquiryValues } from '../../../machines/inquiry.machine.ts'
import type { ContactParameters } from '../../../urls/contact-search.ts'
import { firstLine, subjectOf } from '../../../urls/subject.ts'
import { unfoldMessage } from './folded-message.tsx'
import { type FormValues, type InitialValues, inquiryResolver, toFormErrors } from './values.ts'

/** What the address says of the form, and what the server does. */
export interface FormOptions extends ContactParameters {
  /** The submission that the server returns to a browser without JavaScript */
  returned?: ReturnedForm | undefined
}

/** The fields with what they hold at first, and their validation. */
export function useFields(
  { type, handle, returned, ...subject }: FormOptions,
  element: RefObject<HTMLFormElement | null>,
) {
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

  const [focused, setFocused] = useState<{ field: FieldName }>()
  useEffect(() => {
    if (!focused) return
    // In the next frame: before it the browser scrolls by the height of the errors that have come.
    requestAnimationFrame(() => {
      // On a slow machine its error, which unfolds it, comes later.
      if (focused.field === 'message') unfoldMessage(element.current)
      form.setFocus(focused.field)
    })
  }, [form, element, focused])

  function focusFirst(fieldErrors: FieldErrors) {
    const field = FIELD_NAMES.find((name) => fieldErrors[name])
    if (field) setFocused({ field })
  }

  /** Marks the fields that the server rejects. */
  function showErrors(fieldErrors: FieldErrors) {
    for (const [name, type] of Object.entries(fieldErrors))
      form.setError(name as FieldName, { type })
    focusFirst(fieldErrors)
  }

  return { form, initial, focusFirst, showErrors }
}
