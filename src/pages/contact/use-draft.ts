import { useEffect, useEffectEvent, useState } from 'react'
import { FIELD_NAMES, type FieldName } from '../../contact/fields.ts'
import type { EventId } from '../../content/event-ids.ts'
import { DRAFT_DELAY_MS } from '../../tuning.ts'
import { type InquiryDraft, writeDraft } from './inquiry-draft.ts'
import { type FormMethods, type InitialValues, typedIn } from './inquiry-form-values.ts'

interface DraftOptions {
  form: FormMethods
  /** What the fields held when the page came */
  initial: InitialValues
  /** The event whose line the message was given */
  event: EventId | undefined
  /** What was saved when the page was shown last */
  draft: InquiryDraft | null
  /** What is saved besides the typed text */
  extras: () => Omit<InquiryDraft, 'typed'>
}

/**
 * Restores what was typed before a reload and saves what is typed now: after a pause, when the
 * page is left, and at once by `save`. What the visitor typed before hydration wins.
 */
export function useDraft({ form, initial, event, draft, extras }: DraftOptions) {
  const [isRestored, setIsRestored] = useState(false)
  const save = () => writeDraft({ ...extras(), typed: typedIn(form) })

  const restore = useEffectEvent(() => {
    if (!draft) return
    const typed = typedIn(form)
    const isUntouched = (name: FieldName) => typed[name] === (initial[name] ?? '')
    // A line that the visitor has deleted does not come back with the page.
    const knowsEvent = draft.event === event
    const lost = FIELD_NAMES.filter(
      (name) => isUntouched(name) && (draft.typed[name] || knowsEvent),
    )
    for (const name of lost) form.setValue(name, draft.typed[name])
    if (lost.some((name) => draft.typed[name])) setIsRestored(true)
  })
  useEffect(restore, [])

  const saveOnLeaving = useEffectEvent(save)
  useEffect(() => {
    const leaving = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause)
        pause = setTimeout(saveOnLeaving, DRAFT_DELAY_MS)
      },
    })
    window.addEventListener('pagehide', saveOnLeaving, { signal: leaving.signal })
    document.addEventListener('visibilitychange', saveOnLeaving, { signal: leaving.signal })
    return () => {
      clearTimeout(pause)
      unsubscribe()
      leaving.abort()
      saveOnLeaving()
    }
  }, [form])

  return { isRestored, save }
}
