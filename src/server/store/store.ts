import type { FieldTexts } from '../../contact/fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Flag } from '../spam.ts'
import type { createStore } from './open.ts'

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

export type Store = ReturnType<typeof createStore>
