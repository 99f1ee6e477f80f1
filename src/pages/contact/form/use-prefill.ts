import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { FIELD_NAMES, type FieldName } from '../../../inquiry/fields.ts'
import { FORM_PARAMETERS } from '../../../urls/pages.ts'
import { firstLine, type Subject, subjectKey } from '../../../urls/subject.ts'
import type { FirstLine, InquiryDraft } from './draft.ts'
import { type FormMethods, type InitialValues, typedIn } from './values.ts'

interface PrefillOptions {
  form: FormMethods
  element: RefObject<HTMLFormElement | null>
  /** The default values of the fields */
  initial: InitialValues
  /** What was typed before a reload */
  draft: InquiryDraft | null
  subject: Subject
  /** The profile that the visitor has named already */
  handle: string | undefined
}

/**
 * Fills in the form with what the visitor has told already: what was typed before a reload, then the
 * line of the subject before the message, then the profile, if there is none.
 */
export function usePrefill({ form, element, initial, draft, subject, handle }: PrefillOptions) {
  const t = useT()
  const navigate = useNavigate({ from: '/$lang/contact' })
  const key = subjectKey(subject)
  const [isRestored, setIsRestored] = useState(false)
  const lineInMessage = useRef<FirstLine>(draft?.firstLine ?? {})

  const restore = useEffectEvent(() => {
    if (!draft) return
    const texts = restorable(draft, key)
    const typed = typedIn(form)
    const untouched = FIELD_NAMES.filter((name) => typed[name] === (initial[name] ?? ''))
    for (const name of untouched) {
      const text = texts[name]
      if (text !== undefined) form.setValue(name, text)
      if (text) setIsRestored(true)
    }
  })
  const startMessage = useEffectEvent((key: string) => {
    const message = messageOf(element.current)
    const before = lineInMessage.current
    if (!message || key === (before.subject ?? '')) return
    if (!key && message.value !== before.line) {
      if (!message.value.startsWith(before.line ?? '')) lineInMessage.current = {}
      return
    }
    const line = firstLine(t, subject)
    replaceLine(message, before.line, line)
    form.setValue('message', message.value)
    lineInMessage.current = { subject: key, line }
  })
  const fillInProfile = useEffectEvent((handle: string | undefined) => {
    if (handle && !form.getValues('profileLink')) form.setValue('profileLink', handle)
  })
  useEffect(restore, [])
  useEffect(() => startMessage(key), [key])
  useEffect(() => fillInProfile(handle), [handle])

  return {
    isRestored,
    lineInMessage,
    /** Takes what fills in the form from the address: a reload starts with an empty one. */
    remove() {
      lineInMessage.current = {}
      if (key || handle)
        void navigate({ search: withoutPrefill, replace: true, resetScroll: false })
    },
  }
}

/** What a draft has for a form that is about a subject now. */
function restorable({ typed, firstLine }: InquiryDraft, subject: string) {
  // For the same subject, a deleted first line stays deleted.
  if ((firstLine?.subject ?? '') === subject) return typed
  // Of another subject, a first line to which nothing was added was not typed.
  const isOnlyLine = typed.message === firstLine?.line
  const texts = Object.entries(typed).filter(
    ([name, text]) => text && !(isOnlyLine && name === 'message'),
  )
  return Object.fromEntries(texts) as Partial<Record<FieldName, string>>
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
