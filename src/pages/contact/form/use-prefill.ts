import { type HistoryState, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { FIELD_NAMES, mapFields } from '../../../inquiry/fields.ts'
import type { InquiryAttempt } from '../../../machines/inquiry.machine.ts'
import { FORM_PARAMETERS } from '../../../urls/pages.ts'
import { firstLine, type Subject, subjectKey } from '../../../urls/subject.ts'
import type { FirstLine, InquiryDraft } from './draft.ts'
import { unfoldMessage } from './folded-message.tsx'
import { type FormMethods, type InitialValues, typedIn } from './values.ts'

interface PrefillOptions {
  form: FormMethods
  element: RefObject<HTMLFormElement | null>
  /** The default values of the fields */
  initial: InitialValues
  /** What was typed before a reload */
  draft: InquiryDraft | null
  /** What was sent and is not confirmed: a retry in another language has the same text. */
  attempt: () => InquiryAttempt | null
  subject: Subject
  /** The profile that the visitor has named already */
  handle: string | undefined
}

/**
 * Fills in the form with what the visitor has told already: what was typed before a reload, then the
 * line of the subject before the message, then the profile, if there is none.
 */
export function usePrefill(options: PrefillOptions) {
  const { form, element, initial, draft, attempt, subject, handle } = options
  const t = useT()
  const navigate = useNavigate({ from: '/$lang/contact' })
  const key = subjectKey(subject)
  const line = firstLine(t, subject)
  const [isRestored, setIsRestored] = useState(false)
  const lineInMessage = useRef<FirstLine>(draft?.firstLine ?? {})

  const restore = useEffectEvent(() => {
    if (!draft) return
    const texts = restorable(draft, key, handle)
    const typed = typedIn(form)
    const untouched = FIELD_NAMES.filter((name) => typed[name] === (initial[name] ?? ''))
    for (const name of untouched) {
      const text = texts[name]
      if (text !== undefined) form.setValue(name, text)
      if (text) setIsRestored(true)
      if (text && name === 'message') unfoldMessage(element.current)
    }
  })
  const startMessage = useEffectEvent((key: string, line: string) => {
    const message = messageOf(element.current)
    const before = lineInMessage.current
    if (!message) return
    const isUntouched = !attempt() && [before.line, line].includes(message.value)
    if (key === (before.subject ?? '') && !isUntouched) return
    replaceLine(message, before.line, line)
    form.setValue('message', message.value)
    lineInMessage.current = { subject: key, line }
  })
  const fillInProfile = useEffectEvent((handle: string | undefined) => {
    if (handle && !form.getValues('profileLink')) form.setValue('profileLink', handle)
  })
  useEffect(restore, [])
  useEffect(() => startMessage(key, line), [key, line])
  useEffect(() => fillInProfile(handle), [handle])

  return {
    isRestored,
    lineInMessage,
    /** Takes what fills in the form from the address: a reload starts with an empty one, or with the ticket. */
    remove(registration: HistoryState['registration']) {
      lineInMessage.current = {}
      if (key || handle || registration)
        void navigate({
          search: withoutPrefill,
          state: { registration },
          replace: true,
          resetScroll: false,
        })
    },
  }
}

/** What of a draft returns into a form about a subject: what was typed, not what pages filled in. */
function restorable(
  { typed, firstLine, handle, attempt }: InquiryDraft,
  subject: string,
  newHandle: string | undefined,
) {
  const filledIn: InitialValues = {
    message: attempt ? undefined : firstLine?.line,
    profileLink: newHandle && handle,
  }
  // For the same subject, a deleted first line stays deleted.
  const keepsEmpty = (firstLine?.subject ?? '') === subject
  return mapFields((name) =>
    typed[name] === filledIn[name] || !(typed[name] || keepsEmpty) ? undefined : typed[name],
  )
}

/** Replaces the line at the start of a message, in whatever language it was written. */
function replaceLine(message: HTMLTextAreaElement, before: string | undefined, line: string): void {
  // The page may have been prerendered with the line.
  const present = [line, before].find((each) => each && message.value.startsWith(each)) ?? ''
  const isOnlyText = message.value === present
  message.setRangeText(line, 0, present.length, isOnlyText ? 'end' : 'preserve')
}

function messageOf(element: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = element?.elements.namedItem('message')
  return field instanceof HTMLTextAreaElement ? field : null
}

const withoutPrefill = <Search extends object>(search: Search) => ({
  ...search,
  handle: undefined,
  half: undefined,
  ...Object.fromEntries(FORM_PARAMETERS.map((name) => [name, undefined])),
})
