import type { Insertable, Selectable } from 'kysely'
import { type Flag, isFlag } from '../spam.ts'
import type { StoredInquiry } from './store.ts'
import type { InquiriesTable, OutboxTable } from './tables.ts'

export const toRow = (inquiry: StoredInquiry): Insertable<InquiriesTable> => ({
  id: inquiry.id,
  received_at: inquiry.receivedAt,
  type: inquiry.type,
  language: inquiry.language,
  name: inquiry.name,
  email: inquiry.email,
  profile_link: inquiry.profileLink,
  message: inquiry.message,
  event: inquiry.event,
  flags: inquiry.flags.join(','),
})

export const fromRow = (row: Selectable<InquiriesTable>): StoredInquiry => ({
  id: row.id,
  receivedAt: row.received_at,
  type: row.type,
  language: row.language,
  name: row.name,
  email: row.email,
  profileLink: row.profile_link,
  message: row.message,
  event: row.event,
  flags: row.flags.split(',').filter((flag): flag is Flag => isFlag(flag)),
})

export const waitingMail = (inquiryId: string, dueAt: number): Insertable<OutboxTable> => ({
  inquiry_id: inquiryId,
  state: 'waiting',
  attempts: 0,
  due_at: dueAt,
  first_attempt_at: null,
  sent_at: null,
  last_error: null,
})
