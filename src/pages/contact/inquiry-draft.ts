import * as z from 'zod/mini'
import { EVENT_IDS } from '../../content/events.ts'

const STORAGE_KEY = 'duet.inquiry'

const draftSchema = z.object({
  typed: z.object({
    name: z.string(),
    email: z.string(),
    profileLink: z.string(),
    message: z.string(),
  }),
  /** The event whose first line the message already has */
  event: z.optional(z.enum(EVENT_IDS)),
  token: z.optional(z.string()),
  /** What was sent and is not confirmed: sent again, it must carry the same key */
  attempt: z.nullable(z.object({ key: z.string(), values: z.record(z.string(), z.string()) })),
})

/** An inquiry that is not stored at the agency yet, kept in this tab over a reload. */
export type InquiryDraft = z.infer<typeof draftSchema>

/** The draft of this tab; `null` when there is none, or storage is blocked, or holds nonsense. */
export function readDraft(): InquiryDraft | null {
  try {
    return z.parse(draftSchema, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
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
