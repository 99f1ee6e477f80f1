import type { Language } from '../../i18n/languages.ts'
import type { FieldTexts } from '../../inquiry/fields.ts'
import type { InquiryType } from '../../inquiry/inquiry-type.ts'

/** An inquiry as the agency keeps it. */
export interface StoredInquiry extends InquiryMetadata, FieldTexts {}

/** What is kept along with the fields */
export interface InquiryMetadata {
  /** The key that the visitor's browser made */
  id: string
  /** Milliseconds since 1970 */
  receivedAt: number
  type: InquiryType
  language: Language
  event: string | null
  /** Why it looks like spam (src/server/spam.ts); another release may know more reasons. */
  flags: readonly string[]
}

/** The tables as the migrations have made them, in camel case. Times are milliseconds since 1970 (UTC). */
export interface Tables {
  inquiries: InquiriesTable
  outbox: OutboxTable
  /** Also the mark that traces remain (inquiry-store.ts) */
  secrets: { name: string; value: string }
  /** A single row */
  retention: RetentionClock
  /** Buckets of the rate limit that are not full; on PostgreSQL only */
  buckets: BucketsTable
}

export interface InquiriesTable extends Omit<StoredInquiry, 'flags'> {
  /** Separated by commas */
  flags: string
}

/** One mail per inquiry that is not held back as spam, written in the same transaction. */
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

/** What the daily purge knows of its clock (src/server/retention.ts) */
export interface RetentionClock {
  /** Null before the first purge */
  checkedAt: number | null
  postponedUntil: number
}

interface BucketsTable {
  bucket: string
  fullAt: number
  /** By the database's clock, which may since have been set back */
  changedAt: number
}

export const toRow = (inquiry: StoredInquiry): InquiriesTable => ({
  ...inquiry,
  flags: inquiry.flags.join(','),
})

export const fromRow = (row: InquiriesTable): StoredInquiry => ({
  ...row,
  flags: row.flags.split(',').filter(Boolean),
})
