import { useEffect, useEffectEvent } from 'react'
import { type FieldName, mapFields } from '../../../inquiry/fields.ts'
import type { InquiryAttempt } from '../../../machines/inquiry.machine.ts'
import { type FormMethods, typedIn } from './values.ts'

const STORAGE_KEY = 'duet.inquiry'
const DEBOUNCE_MS = 300

/** The first line that a message was given, and the subject that it names */
export interface FirstLine {
  subject?: string | undefined
  line?: string | undefined
}

/** An unsent inquiry, kept in `sessionStorage` across reloads. */
export interface InquiryDraft {
  typed: Record<FieldName, string>
  /** The line that the message was given, in the language that it was written in */
  firstLine?: FirstLine | undefined
  /** The last profile that the address named */
  handle?: string | undefined
  token?: string | undefined
  /** What was sent and is not confirmed: a retry must have the same key */
  attempt: InquiryAttempt | null
}

/** The draft of this tab; `null` when there is none, or storage is blocked or corrupt. */
export function readDraft(): InquiryDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    if (!isDraft(draft)) return null
    // The draft of an earlier release lacks the fields that are new.
    return { ...draft, typed: mapFields((name) => draft.typed[name] ?? '') }
  } catch {
    return null
  }
}

/** Saves the draft; an empty one is removed. */
function writeDraft(draft: InquiryDraft): void {
  try {
    if (Object.values(draft.typed).some(Boolean)) {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
    } else {
      sessionStorage.removeItem(STORAGE_KEY)
    }
  } catch {
    // Blocked or full storage: only a reload loses the draft.
  }
}

const isString = (value: unknown): boolean => typeof value === 'string'

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isString)

/** First line and handle are not checked: an unknown one matches nothing. */
function isDraft(value: unknown): value is InquiryDraft {
  const { typed, token, attempt }: Partial<InquiryDraft> = Object(value)
  const isAttempt = () => isString(attempt?.key) && isTexts(attempt?.values)
  return isTexts(typed) && (!token || isString(token)) && (!attempt || isAttempt())
}

/**
 * Saves what is typed: debounced, when the page is hidden or left, and at once by the function that it
 * returns.
 *
 * @param extras saved along with the typed text
 */
export function useSavedDraft(
  form: FormMethods,
  extras: () => Omit<InquiryDraft, 'typed'>,
): () => void {
  const save = () => writeDraft({ ...extras(), typed: typedIn(form) })
  const saveLater = useEffectEvent(save)
  useEffect(() => {
    const controller = new AbortController()
    let debounce: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(debounce)
        debounce = setTimeout(saveLater, DEBOUNCE_MS)
      },
    })
    window.addEventListener('pagehide', saveLater, { signal: controller.signal })
    document.addEventListener('visibilitychange', saveLater, { signal: controller.signal })
    return () => {
      clearTimeout(debounce)
      unsubscribe()
      controller.abort()
      saveLater()
    }
  }, [form])
  return save
}
