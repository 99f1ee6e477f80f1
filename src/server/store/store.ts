import type { FieldTexts } from '../../contact/fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Buckets } from '../rate-limit.ts'
import type { Flag } from '../spam.ts'
import type { OutboxState } from './tables.ts'

/** An inquiry as the agency keeps it. */
export interface StoredInquiry extends FieldTexts {
  /** The key that the visitor's browser made */
  id: string
  /** Milliseconds since 1970 */
  receivedAt: number
  type: InquiryType
  language: Language
  event: string | null
  /** Why it looks like spam; such an inquiry is flagged and not mailed */
  flags: readonly Flag[]
}

/** An inquiry whose mail this process has claimed until its lease expires. */
export interface MailJob {
  inquiry: StoredInquiry
  /** Counted from 1; a report of an earlier attempt, whose lease has expired, is ignored */
  attempt: number
  firstAttemptAt: number
}

export type MailReport =
  | { outcome: 'sent'; at: number }
  | { outcome: 'retry'; dueAt: number; reason: string }
  | { outcome: 'dead'; reason: string }

export interface OutboxEntry {
  inquiryId: string
  state: OutboxState
  attempts: number
  dueAt: number
  sentAt: number | null
  lastError: string | null
}

export type Acceptance = 'accepted' | 'repeated' | 'keyReused'

export interface InquiryStore {
  /**
   * Stores an inquiry and, unless it is flagged, its mail. Resolves when both are durable.
   * Storing the same inquiry again changes nothing: it is `repeated`.
   *
   * @throws StoreUnavailable when the database is busy, full or gone
   */
  accept(inquiry: StoredInquiry): Promise<Acceptance>
  /** Newest first */
  list(which: 'regular' | 'flagged'): Promise<StoredInquiry[]>
  /** Inquiries whose id starts with this prefix */
  find(idPrefix: string): Promise<StoredInquiry[]>
  findByEmail(email: string): Promise<StoredInquiry[]>
  /** When the newest one was received; null if there is none */
  newest(): Promise<number | null>
  /** Takes the flags from an inquiry and has it mailed; false if it has none */
  release(id: string, now: number): Promise<boolean>
  /**
   * Deletes for good, traces in the files included; returns how many.
   *
   * @throws TracesRemain
   */
  erase(ids: readonly string[]): Promise<number>
  /** Erases what was received before a time, as `erase` does; returns how many */
  purge(before: number): Promise<number>
  /** Removes the traces of what was deleted before, by any process. */
  scrub(): Promise<void>
}

export interface Outbox {
  /** Claims mails that are due for the length of a lease, so that no other worker does. */
  claim(request: { now: number; leaseMs: number; limit: number }): Promise<MailJob[]>
  report(job: MailJob, report: MailReport): Promise<void>
  /** Every mail that is not sent yet, or all of them */
  entries(which: 'unsent' | 'all'): Promise<OutboxEntry[]>
  /** Gives a dead mail another 72 hours; false if it is not dead */
  revive(inquiryId: string, now: number): Promise<boolean>
}

export interface Store {
  readonly inquiries: InquiryStore
  readonly outbox: Outbox
  /** Of the rate limit; on PostgreSQL all servers share them */
  readonly buckets: Buckets
  /** A random secret of this name, made once and shared by every server of this database */
  secret(name: string): Promise<string>
  /** @throws when an inquiry could not be stored now */
  ping(): Promise<void>
  /** Writes a complete copy into a new file. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
