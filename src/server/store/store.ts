import type { FieldTexts } from '../../contact/fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Flag } from '../spam.ts'

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

export type Acceptance = 'accepted' | 'repeated' | 'keyReused'
