import { randomUUID } from 'node:crypto'
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely'
import { FIELD_NAMES } from '../../inquiry/fields.ts'
import { isHeldBack } from '../spam.ts'
import { type Database, TracesRemainError, wrapOutages } from './database.ts'
import { reviveIn } from './outbox.ts'
import { fromRow, type StoredInquiry, type Tables, toRow } from './tables.ts'

type AddResult = 'accepted' | 'repeated' | 'keyReused'

export type InquiryStore = ReturnType<typeof createInquiryStore>

export const createInquiryStore = (database: Database) => ({
  ...receiving(database),
  ...reading(database),
  ...erasing(database),
})

const receiving = (database: Database) => ({
  /**
   * Stores an inquiry and, unless its flags hold it back, its mail. Resolves when both are durable.
   * Storing the same inquiry again changes nothing: it is `repeated`.
   *
   * @throws StoreUnavailableError when the database is busy, full or gone
   */
  add: (inquiry: StoredInquiry): Promise<AddResult> =>
    wrapOutages(database, async () => {
      const acceptance = await database.db
        .transaction()
        .execute((transaction) => acceptIn(transaction, inquiry))
      database.assertFileInPlace()
      return acceptance
    }),

  /**
   * Whether the same inquiry is stored: one read by its key, which takes no lock.
   *
   * @throws StoreUnavailableError
   */
  has: (inquiry: StoredInquiry): Promise<boolean> =>
    wrapOutages(database, () => isStored(database.db, inquiry)),

  /** Takes the flags from an inquiry and has it mailed, unless it was; false if it has none. */
  release: (id: string, now: number): Promise<boolean> =>
    database.db.transaction().execute((transaction) => releaseIn(transaction, id, now)),
})

const reading = ({ db }: Database) => ({
  /** Newest first; without an argument all of them */
  async list(which?: 'regular' | 'flagged'): Promise<StoredInquiry[]> {
    const rows = await db
      .selectFrom('inquiries')
      .selectAll()
      .$if(which !== undefined, (query) =>
        query.where('flags', which === 'regular' ? '=' : '!=', ''),
      )
      .orderBy('receivedAt', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(fromRow)
  },
})

/** In the table of secrets while traces of deleted rows may be in the files, with a new value for each deletion */
const TRACES_REMAIN = 'traces-remain'

function erasing({ db, eraseTraces }: Database) {
  /** Erases what any process, of any time, has deleted without erasing its traces. */
  async function eraseRemainingTraces(): Promise<void> {
    const mark = await db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', TRACES_REMAIN)
      .executeTakeFirst()
    if (!mark) return
    await eraseTraces()
    await db.transaction().execute((transaction) =>
      transaction
        .deleteFrom('secrets')
        .where('name', '=', TRACES_REMAIN)
        // Another deletion, since, has traces of its own.
        .where('value', '=', mark.value)
        .execute(),
    )
  }

  /** Deletes for good, traces in the files included; returns how many. */
  async function deleteWhere(
    condition: (row: ExpressionBuilder<Tables, 'inquiries'>) => Expression<SqlBool>,
  ): Promise<number> {
    const deleted = await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('inquiries')
        .where(condition)
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) await markTraces(transaction)
      return Number(numDeletedRows)
    })
    await eraseRemainingTraces().catch((cause) => {
      throw new TracesRemainError(cause)
    })
    return deleted
  }

  return {
    /** @throws TracesRemainError */
    erase: (ids: readonly string[]): Promise<number> => deleteWhere((row) => row('id', 'in', ids)),
    /** Erases what was received before a time. */
    purge: (before: number): Promise<number> =>
      deleteWhere((row) => row('receivedAt', '<', before)),
  }
}

function markTraces(transaction: Transaction<Tables>) {
  const value = randomUUID()
  return transaction
    .insertInto('secrets')
    .values({ name: TRACES_REMAIN, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

async function acceptIn(
  transaction: Transaction<Tables>,
  inquiry: StoredInquiry,
): Promise<AddResult> {
  const { id, flags, receivedAt } = inquiry
  const { numInsertedOrUpdatedRows: inserted } = await transaction
    .insertInto('inquiries')
    .values(toRow(inquiry))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (inserted) {
    if (!isHeldBack(flags)) await queueMail(transaction, id, receivedAt)
    return 'accepted'
  }

  if (!(await isStored(transaction, inquiry))) return 'keyReused'
  // A retry without flags clears the first try, whose token came late, say.
  if (flags.length === 0) await releaseIn(transaction, id, receivedAt)
  return 'repeated'
}

async function isStored(db: Kysely<Tables>, inquiry: StoredInquiry): Promise<boolean> {
  const stored = await db
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', inquiry.id)
    .executeTakeFirst()
  return stored !== undefined && contentOf(fromRow(stored)) === contentOf(inquiry)
}

/** What the visitor wrote, without the time of receipt and the spam flags. */
const contentOf = (inquiry: StoredInquiry): string =>
  JSON.stringify([inquiry.type, inquiry.event, ...FIELD_NAMES.map((name) => inquiry[name])])

/** Clears the flags of an inquiry and queues its mail, unless one waits or was sent; false without flags. */
async function releaseIn(
  transaction: Transaction<Tables>,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('inquiries')
    .set({ flags: '' })
    .where('id', '=', id)
    .where('flags', '!=', '')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  if (!(await reviveIn(transaction, id, now))) await queueMail(transaction, id, now)
  return true
}

const queueMail = (transaction: Transaction<Tables>, inquiryId: string, dueAt: number) =>
  transaction
    .insertInto('outbox')
    .values({ inquiryId, state: 'waiting', attempts: 0, dueAt })
    .onConflict((conflict) => conflict.column('inquiryId').doNothing())
    .execute()
