import { domainToASCII } from 'node:url'
import { type DeleteResult, type Kysely, sql, type Transaction } from 'kysely'
import { FIELD_NAMES } from '../../contact/fields.ts'
import { type Engine, StoreUnavailable, TracesRemain } from './engine.ts'
import { fromRow, toRow, waitingMail } from './rows.ts'
import type { Acceptance, InquiryStore, StoredInquiry } from './store.ts'
import type { Tables } from './tables.ts'

export const createInquiryStore = (engine: Engine): InquiryStore => ({
  ...writerOf(engine),
  ...readerOf(engine.db),
  ...eraserOf(engine),
})

function writerOf(engine: Engine): Pick<InquiryStore, 'accept' | 'release'> {
  const { db } = engine
  return {
    async accept(inquiry) {
      try {
        const acceptance = await db
          .transaction()
          .execute((transaction) => acceptIn(transaction, inquiry))
        engine.assertInPlace()
        return acceptance
      } catch (error) {
        throw engine.isUnavailable(error) ? new StoreUnavailable(error) : error
      }
    },

    release: (id, now) =>
      db.transaction().execute((transaction) => releaseIn(transaction, id, now)),
  }
}

async function acceptIn(
  transaction: Transaction<Tables>,
  inquiry: StoredInquiry,
): Promise<Acceptance> {
  const { id, flags, receivedAt } = inquiry
  const { numInsertedOrUpdatedRows: inserted } = await transaction
    .insertInto('inquiries')
    .values(toRow(inquiry))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (inserted) {
    if (flags.length === 0) await queueMail(transaction, id, receivedAt)
    return 'accepted'
  }

  const stored = await transaction
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!stored || contentOf(fromRow(stored)) !== contentOf(inquiry)) return 'keyReused'
  // A retry without flags clears the first try, whose token came late, say.
  if (flags.length === 0) await releaseIn(transaction, id, receivedAt)
  return 'repeated'
}

/** What the visitor wrote, without the time of receipt and the spam flags. */
const contentOf = (inquiry: StoredInquiry): string =>
  JSON.stringify([inquiry.type, inquiry.event, ...FIELD_NAMES.map((name) => inquiry[name])])

/** Clears the flags of an inquiry and queues its mail; false when it has none. */
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
  await queueMail(transaction, id, now)
  return true
}

const queueMail = (transaction: Transaction<Tables>, inquiryId: string, dueAt: number) =>
  transaction.insertInto('outbox').values(waitingMail(inquiryId, dueAt)).execute()

type Reader = Pick<InquiryStore, 'list' | 'find' | 'findByEmail' | 'newest'>

function readerOf(db: Kysely<Tables>): Reader {
  return {
    async list(which) {
      const rows = await db
        .selectFrom('inquiries')
        .selectAll()
        .where('flags', which === 'regular' ? '=' : '!=', '')
        .orderBy('receivedAt', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(fromRow)
    },

    async find(idPrefix) {
      const prefix = idPrefix.toLowerCase()
      const rows = await db
        .selectFrom('inquiries')
        .selectAll()
        .where(sql<string>`substr(id, 1, ${sql.lit(prefix.length)})`, '=', prefix)
        .execute()
      return rows.map(fromRow)
    },

    async findByEmail(email) {
      // The lower() of the databases knows ASCII only.
      const wanted = mailboxOf(email)
      const all = await db.selectFrom('inquiries').selectAll().execute()
      return all.filter((row) => mailboxOf(row.email) === wanted).map(fromRow)
    },

    async newest() {
      const row = await db
        .selectFrom('inquiries')
        .select((columns) => columns.fn.max('receivedAt').as('at'))
        .executeTakeFirstOrThrow()
      return row.at
    },
  }
}

/** Normalizes an e-mail address: `ŻAK@Bücher.example` → `żak@xn--bcher-kva.example` */
function mailboxOf(email: string): string {
  const [domain = '', ...name] = email.normalize().toLowerCase().split('@').toReversed()
  return [...name.toReversed(), domainToASCII(domain) || domain].join('@')
}

function eraserOf({
  db,
  scrub: scrubFiles,
}: Engine): Pick<InquiryStore, 'erase' | 'purge' | 'scrub'> {
  /** When a scrub fails, the next purge of this process repeats it. */
  let isScrubPending = false

  async function scrub(): Promise<void> {
    isScrubPending = true
    try {
      await scrubFiles()
    } catch (error) {
      throw new TracesRemain(error)
    }
    isScrubPending = false
  }

  const deleteRows = async (
    run: (transaction: Transaction<Tables>) => Promise<DeleteResult>,
  ): Promise<number> => {
    const { numDeletedRows } = await db.transaction().execute(run)
    return Number(numDeletedRows)
  }

  return {
    scrub,

    async erase(ids) {
      if (ids.length === 0) return 0
      const count = await deleteRows((transaction) =>
        transaction.deleteFrom('inquiries').where('id', 'in', ids).executeTakeFirstOrThrow(),
      )
      if (count > 0) await scrub()
      return count
    },

    async purge(before) {
      const count = await deleteRows((transaction) =>
        transaction
          .deleteFrom('inquiries')
          .where('receivedAt', '<', before)
          .executeTakeFirstOrThrow(),
      )
      if (count > 0 || isScrubPending) await scrub()
      return count
    },
  }
}
