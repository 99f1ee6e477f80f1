import type { Insertable, Selectable } from 'kysely'
import { type Flag, isFlag } from '../spam.ts'
import type { StoredInquiry } from './store.ts'
import type { InquiriesTable } from './tables.ts'

export const toRow = (inquiry: StoredInquiry): Insertable<InquiriesTable> => ({
  ...inquiry,
  flags: inquiry.flags.join(','),
})

export const fromRow = (row: Selectable<InquiriesTable>): StoredInquiry => ({
  ...row,
  flags: row.flags.split(',').filter((flag): flag is Flag => isFlag(flag)),
})
