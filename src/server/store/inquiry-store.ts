import { domainToASCII } from 'node:url'
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { FIELD_NAMES, mapFields } from '../../contact/fields.ts'
import { batched } from './batch.ts'
import { type Engine, type EngineName, StoreUnavailable, TracesRemain } from './engine.ts'
import { rowTable } from './row-table.ts'
import { fromRow, toRow, waitingMail } from './rows.ts'
import type { Acceptance, InquiryStore, StoredInquiry } from './store.ts'
import type { InquiriesTable, Tables } from './tables.ts'

/** PostgreSQL inserts a batch while the one before waits for the disk; SQLite has one writer. */
const MAX_WRITES: Record<EngineName, number> = { sqlite: 1, postgres: 2 }

/** What the visitor wrote, without the time of receipt and the spam flags. */
const contentOf = (inquiry: StoredInquiry): string =>
  JSON.stringify([inquiry.type, inquiry.event, ...FIELD_NAMES.map((name) => inquiry[name])])

/** Normalizes an e-mail address: `ŻAK@Bücher.example` → `żak@xn--bcher-kva.example` */
function mailboxOf(email: string): string {
  const [domain = '', ...name] = email.normalize().toLowerCase().split('@').toReversed()
  return [...name.toReversed(), domainToASCII(domain) || domain].join('@')
}

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
  await transaction.insertInto('outbox').values(waitingMail(id, now)).execute()
  return true
}

type Row = Insertable<InquiriesTable>
type Inserted = Pick<InquiriesTable, 'id' | 'receivedAt' | 'flags'>

const COLUMNS = {
  id: 'text',
  receivedAt: 'bigint',
  type: 'text',
  language: 'text',
  ...mapFields(() => 'text' as const),
  event: 'text',
  flags: 'text',
} as const satisfies Record<keyof InquiriesTable, string>

/** Inserts the rows whose id is new, each with its mail unless it is flagged; returns them. */
type InsertNew = (db: Kysely<Tables>, rows: readonly Row[]) => Promise<Pick<Inserted, 'id'>[]>

const insertInTransaction: InsertNew = (db, rows) =>
  db.transaction().execute(async (transaction) => {
    const inserted = await newInquiries(transaction, 'sqlite', rows).execute()
    await mailsOf(
      transaction,
      rowTable('sqlite', inserted, { id: 'text', receivedAt: 'bigint', flags: 'text' }),
    ).execute()
    return inserted
  })

/** On PostgreSQL one statement can do the same, in one round trip instead of four. */
const insertInOneStatement: InsertNew = (db, rows) =>
  db
    .with('inserted', (query) => newInquiries(query, 'postgres', rows))
    .with('mails', (query) => mailsOf(query, sql.table('inserted')))
    .selectFrom('inserted')
    .select('id')
    .execute()

type Inserting = Pick<Kysely<Tables>, 'insertInto'>

function newInquiries(db: Inserting, engine: EngineName, rows: readonly Row[]) {
  const columns = Object.keys(COLUMNS) as (keyof InquiriesTable)[]
  return db
    .insertInto('inquiries')
    .columns(columns)
    .expression((expression) =>
      expression
        .selectFrom(rowTable(engine, rows, COLUMNS).as('new'))
        .select(columns)
        // Otherwise SQLite takes "on" for that of a join.
        .where(sql.lit(true)),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'receivedAt', 'flags'])
}

/** Queues the mails of those that have no flags. */
const mailsOf = (db: Inserting, inserted: RawBuilder<Inserted>) =>
  db
    .insertInto('outbox')
    .columns(['inquiryId', 'state', 'attempts', 'dueAt'])
    .expression((expression) =>
      expression
        .selectFrom(inserted.as('inserted'))
        .where('flags', '=', '')
        .select(['id', sql.lit('waiting').as('state'), sql.lit(0).as('attempts'), 'receivedAt']),
    )

export function createInquiryStore(engine: Engine): InquiryStore {
  const { db } = engine

  const insertNew = engine.name === 'postgres' ? insertInOneStatement : insertInTransaction

  async function writeAll(inquiries: readonly StoredInquiry[]): Promise<Acceptance[]> {
    // Concurrent servers insert the same keys in the same order: no deadlock.
    const rows = inquiries.map(toRow).sort((a, b) => (a.id < b.id ? -1 : 1))
    const inserted = await insertNew(db, rows)
    return inserted.length === inquiries.length
      ? inquiries.map(() => 'accepted')
      : compareWithStored(inquiries, new Set(inserted.map(({ id }) => id)))
  }

  const compareWithStored = (
    inquiries: readonly StoredInquiry[],
    inserted: Set<string>,
  ): Promise<Acceptance[]> =>
    db.transaction().execute(async (transaction) => {
      const ids = inquiries.map(({ id }) => id)
      const kept = await transaction
        .selectFrom('inquiries')
        .selectAll()
        .where('id', 'in', ids)
        .execute()
      const keptContent = new Map(kept.map((row) => [row.id, contentOf(fromRow(row))]))
      const isKept = (inquiry: StoredInquiry) => keptContent.get(inquiry.id) === contentOf(inquiry)

      // A retry without flags clears the first try, whose token came late, say.
      const cleared = inquiries
        .filter((inquiry) => inquiry.flags.length === 0 && isKept(inquiry))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
      for (const { id, receivedAt } of cleared) await releaseIn(transaction, id, receivedAt)
      return inquiries.map((inquiry) => {
        if (!isKept(inquiry)) return 'keyReused'
        // Of two in one batch, one is new.
        return inserted.delete(inquiry.id) ? 'accepted' : 'repeated'
      })
    })

  const accept = batched(async (inquiries: readonly StoredInquiry[]) => {
    try {
      const acceptances = await writeAll(inquiries)
      engine.assertInPlace()
      return acceptances
    } catch (error) {
      throw engine.isUnavailable(error) ? new StoreUnavailable(error) : error
    }
  }, MAX_WRITES[engine.name])

  async function erase(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0
    const { numDeletedRows } = await db
      .transaction()
      .execute((transaction) =>
        transaction.deleteFrom('inquiries').where('id', 'in', ids).executeTakeFirstOrThrow(),
      )
    if (numDeletedRows > 0n) await scrub()
    return Number(numDeletedRows)
  }

  /** When a scrub fails, the next purge of this process repeats it. */
  let isScrubPending = false
  async function scrub(): Promise<void> {
    isScrubPending = true
    try {
      await engine.scrub()
    } catch (error) {
      throw new TracesRemain(error)
    }
    isScrubPending = false
  }

  return {
    accept,
    erase,
    scrub,

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

    release: (id, now) =>
      db.transaction().execute((transaction) => releaseIn(transaction, id, now)),

    async purge(before) {
      const { numDeletedRows } = await db
        .transaction()
        .execute((transaction) =>
          transaction
            .deleteFrom('inquiries')
            .where('receivedAt', '<', before)
            .executeTakeFirstOrThrow(),
        )
      if (numDeletedRows > 0n || isScrubPending) await scrub()
      return Number(numDeletedRows)
    },
  }
}
