import { FIELD_NAMES, type FieldName } from '../../contact/fields.ts'
import type { EventId } from '../../content/event-ids.ts'
import type { InquiryAttempt } from '../../machines/inquiry.machine.ts'

const STORAGE_KEY = 'duet.inquiry'

/** An inquiry that is not stored at the agency yet, kept in this tab over a reload. */
export interface InquiryDraft {
  typed: Record<FieldName, string>
  /** The event whose first line the message already has */
  event?: EventId | undefined
  token?: string | undefined
  /** What was sent and is not confirmed: sent again, it must carry the same key */
  attempt: InquiryAttempt | null
}

/** The draft of this tab; `null` when there is none, or storage is blocked, or holds nonsense. */
export function readDraft(): InquiryDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** Keeps the draft; an empty one is none. */
export function writeDraft(draft: InquiryDraft): void {
  try {
    if (Object.values(draft.typed).some(Boolean)) {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
    } else {
      sessionStorage.removeItem(STORAGE_KEY)
    }
  } catch {
    // Blocked or full storage: the form still works, a reload loses it.
  }
}

const isText = (value: unknown): boolean => typeof value === 'string'

const hasTexts = (record: unknown, keys: readonly string[]): boolean =>
  keys.every((key) => isText(Object(record)[key]))

/** The event is not looked at: at worst it names none. */
function isDraft(value: unknown): value is InquiryDraft {
  const { typed, token, attempt }: Partial<InquiryDraft> = Object(value)
  const isAttempt = () =>
    hasTexts(attempt, ['key']) && Object.values(Object(attempt?.values)).every(isText)
  return hasTexts(typed, FIELD_NAMES) && (!token || isText(token)) && (!attempt || isAttempt())
}
