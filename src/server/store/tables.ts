import type { FieldTexts } from '../../contact/fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { Language } from '../../i18n/languages.ts'

/**
 * The tables as the migrations have made them, in camel case. Times are milliseconds since 1970
 * (UTC).
 */
export interface Tables {
  inquiries: InquiriesTable
  outbox: OutboxTable
  secrets: SecretsTable
  /** On PostgreSQL only */
  buckets: BucketsTable
}

/** The texts of the fields, and what is known of them */
export interface InquiriesTable extends FieldTexts {
  /** The submission's idempotency key */
  id: string
  receivedAt: number
  type: InquiryType
  language: Language
  event: string | null
  /** Why it looks like spam, separated by commas; empty for a regular inquiry */
  flags: string
}

/** One mail per regular inquiry, written in the same transaction. */
export interface OutboxTable {
  inquiryId: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  /** When to try next; while a worker has claimed the mail, when its lease expires */
  dueAt: number
  firstAttemptAt: number | null
  sentAt: number | null
  lastError: string | null
}

export interface SecretsTable {
  name: string
  value: string
}

/** Buckets of the rate limit that are not full */
export interface BucketsTable {
  bucket: string
  fullAt: number
  /** By the database's clock, which may since have been set back */
  changedAt: number
}
