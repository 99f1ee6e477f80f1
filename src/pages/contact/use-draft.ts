import { useEffect, useEffectEvent, useState } from 'react'
import { DRAFT_DELAY_MS } from '../../constants.ts'
import { FIELD_NAMES } from '../../contact/inquiry-fields.ts'
import { type InquiryDraft, writeDraft } from './inquiry-draft.ts'
import { type InquiryForm, typedIn } from './inquiry-form-values.ts'

interface DraftOptions {
  form: InquiryForm
  /** What was kept when the page was shown last */
  draft: InquiryDraft | null
  /** What is kept besides the typed text */
  companions: () => Omit<InquiryDraft, 'typed'>
}

/**
 * Gives back what was typed before a reload and keeps what is typed now: after a pause, when the
 * page goes, and at once by `save`. What the visitor typed before the script came wins.
 */
export function useDraft({ form, draft, companions }: DraftOptions) {
  const [isRestored, setIsRestored] = useState(false)
  const save = () => writeDraft({ ...companions(), typed: typedIn(form) })

  const restore = useEffectEvent(() => {
    if (!draft) return
    const typed = typedIn(form)
    const lost = FIELD_NAMES.filter((name) => !typed[name] && draft.typed[name])
    for (const name of lost) form.setValue(name, draft.typed[name])
    if (lost.length > 0) setIsRestored(true)
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
