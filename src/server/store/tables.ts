import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { Language } from '../../i18n/languages.ts'

/** The tables as Kysely sees them. Times are milliseconds since 1970 (UTC). */
export interface Tables {
  inquiries: InquiriesTable
  outbox: OutboxTable
  secrets: SecretsTable
}

export interface InquiriesTable {
  /** The submission's key: a repeated submission meets its own row */
  id: string
  received_at: number
  type: InquiryType
  language: Language
  name: string
  email: string
  profile_link: string | null
  message: string
  event: string | null
  /** Why it looks like spam, separated by commas; empty for an inquiry that is in order */
  flags: string
}

export const OUTBOX_STATES = ['waiting', 'sent', 'dead'] as const
export type OutboxState = (typeof OUTBOX_STATES)[number]

/** One mail per inquiry that is in order, written in the same transaction. */
export interface OutboxTable {
  inquiry_id: string
  state: OutboxState
  attempts: number
  /** When to try next; while a worker has the mail in hand, when its lease runs out */
  due_at: number
  first_attempt_at: number | null
  sent_at: number | null
  last_error: string | null
}

export interface SecretsTable {
  name: string
  value: string
}
