import { useEffect, useEffectEvent, useState } from 'react'
import { FIELD_NAMES, type FieldName } from '../../contact/fields.ts'
import { DRAFT_DELAY_MS } from '../../tuning.ts'
import { type InquiryDraft, writeDraft } from './inquiry-draft.ts'
import { type FormMethods, type InitialValues, typedIn } from './inquiry-form-values.ts'

interface DraftOptions {
  form: FormMethods
  /** The default values of the fields */
  initial: InitialValues
  /** What the message's first line is about */
  occasion: string
  /** The saved draft */
  draft: InquiryDraft | null
  /** Saved along with the typed text */
  extras: () => Omit<InquiryDraft, 'typed'>
}

/**
 * Restores what was typed before a reload, and saves what is typed now: debounced, when the page is
 * hidden or left, and at once by `save`. Text typed before hydration takes precedence.
 */
export function useDraft({ form, initial, occasion, draft, extras }: DraftOptions) {
  const [isRestored, setIsRestored] = useState(false)
  const save = () => writeDraft({ ...extras(), typed: typedIn(form) })

  const restore = useEffectEvent(() => {
    if (!draft) return
    const typed = typedIn(form)
    const isUntouched = (name: FieldName) => typed[name] === (initial[name] ?? '')
    // For the same occasion, a deleted first line stays deleted.
    const isSameOccasion = (draft.firstLine?.occasion ?? '') === occasion
    // Of another occasion, a first line to which nothing was added was not typed.
    const isOnlyLine = !isSameOccasion && draft.typed.message === draft.firstLine?.line
    const texts = { ...draft.typed, ...(isOnlyLine && { message: '' }) }
    const restorable = FIELD_NAMES.filter(
      (name) => isUntouched(name) && (texts[name] || isSameOccasion),
    )
    for (const name of restorable) form.setValue(name, texts[name])
    if (restorable.some((name) => texts[name])) setIsRestored(true)
  })
  useEffect(restore, [])

  const saveOnLeaving = useEffectEvent(save)
  useEffect(() => {
    const controller = new AbortController()
    let debounce: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(debounce)
        debounce = setTimeout(saveOnLeaving, DRAFT_DELAY_MS)
      },
    })
    window.addEventListener('pagehide', saveOnLeaving, { signal: controller.signal })
    document.addEventListener('visibilitychange', saveOnLeaving, { signal: controller.signal })
    return () => {
      clearTimeout(debounce)
      unsubscribe()
      controller.abort()
      saveOnLeaving()
    }
  }, [form])

  return { isRestored, save }
}
