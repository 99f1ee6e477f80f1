import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'
import { fromRow, type OutboxTable, type StoredInquiry, type Tables } from './tables.ts'

export type Outbox = ReturnType<typeof createOutbox>

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

const changesBy = (report: MailReport): Partial<OutboxTable> => {
  switch (report.outcome) {
    case 'sent':
      return { state: 'sent', sentAt: report.at, lastError: null }
    case 'retry':
      return { dueAt: report.dueAt, lastError: report.reason }
    case 'dead':
      return { state: 'dead', lastError: report.reason }
  }
}

/** No lease and no delay before a retry lasts so long. */
const TOO_LONG_MS = 75 * 60 * 1000

interface Claim {
  now: number
  leaseMs: number
  /** Inquiries whose mails this process has in hand */
  except?: readonly string[]
}

export const createOutbox = (database: Database) => ({
  claim: claiming(database),

  async report({ inquiry, attempt, firstAttemptAt }: MailJob, report: MailReport): Promise<void> {
    await database.db.transaction().execute((transaction) =>
      transaction
        .updateTable('outbox')
        .set(changesBy(report))
        .where('inquiryId', '=', inquiry.id)
        .where('state', '!=', 'sent')
        // Any worker may report `sent`; any other outcome only the holder of the lease. A revived mail
        // is counted from 1 again.
        .$if(report.outcome !== 'sent', (query) =>
          query.where('attempts', '=', attempt).where('firstAttemptAt', '=', firstAttemptAt),
        )
        .execute(),
    )
  },

  /** Every mail, what became of it included */
  entries: () =>
    database.db
      .selectFrom('outbox')
      .select(['inquiryId', 'state', 'attempts', 'dueAt', 'sentAt', 'lastError'])
      .orderBy('dueAt')
      .execute(),

  /** Has a dead mail sent as if it had never been tried; false if it is not dead. */
  revive: (inquiryId: string, now: number): Promise<boolean> =>
    database.db.transaction().execute((transaction) => reviveIn(transaction, inquiryId, now)),
})

export async function reviveIn(
  transaction: Transaction<Tables>,
  inquiryId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ state: 'waiting', dueAt: now, attempts: 0, firstAttemptAt: null })
    .where('inquiryId', '=', inquiryId)
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function claiming(database: Database) {
  const { db, kind } = database
  const bringForward = bringingForward(database)

  /** Claims the mail that has been due longest, for the length of a lease, so that no other worker does. */
  return async ({ now, leaseMs, except = [] }: Claim): Promise<MailJob | undefined> => {
    const due = (connection: Kysely<Tables>) =>
      connection
        .selectFrom('outbox')
        .select('inquiryId')
        .where('state', '=', 'waiting')
        .where('dueAt', '<=', now)
        .$if(except.length > 0, (query) => query.where('inquiryId', 'not in', except))
        .orderBy('dueAt')
        .limit(1)

    // Most of the time nothing is due, and a read takes no lock.
    if (!(await due(db).executeTakeFirst()) && !(await bringForward(now))) return undefined

    return db.transaction().execute(async (transaction) => {
      const claimed = await due(transaction)
        // SQLite has a single writer, which need not lock rows.
        .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
        .executeTakeFirst()
      return claimed && lease(transaction, claimed.inquiryId, { now, until: now + leaseMs })
    })
  }
}

function bringingForward({ db }: Database) {
  let seenSince = new Map<string, number>()

  /**
   * Makes the mails due that a clock that was ahead has put off; false if there are none. Another
   * server's clock may still be ahead: only those that have not changed for too long.
   */
  return async (now: number): Promise<boolean> => {
    const putOff = await db
      .selectFrom('outbox')
      .select(['inquiryId', 'dueAt'])
      .where('state', '=', 'waiting')
      .where('dueAt', '>', now + TOO_LONG_MS)
      .execute()
    const seen = putOff.map((mail) => {
      const key = `${mail.inquiryId} ${mail.dueAt}`
      return { ...mail, key, since: seenSince.get(key) ?? now }
    })
    seenSince = new Map(seen.map(({ key, since }) => [key, since]))

    const unchanged = seen.filter(({ since }) => now - since > TOO_LONG_MS)
    if (unchanged.length === 0) return false
    await db.transaction().execute(async (transaction) => {
      for (const { inquiryId, dueAt } of unchanged)
        await transaction
          .updateTable('outbox')
          .set({ dueAt: now })
          .where('inquiryId', '=', inquiryId)
          .where('dueAt', '=', dueAt)
          .execute()
    })
    return true
  }
}

/** Marks a mail as claimed, and returns it with its inquiry. */
async function lease(
  transaction: Transaction<Tables>,
  inquiryId: string,
  { now, until }: { now: number; until: number },
): Promise<MailJob> {
  await transaction
    .updateTable('outbox')
    .set((row) => ({
      dueAt: until,
      attempts: row('attempts', '+', 1),
      // One that is later than now is of a clock that was ahead.
      firstAttemptAt: row
        .case()
        .when('firstAttemptAt', '<', now)
        .then(row.ref('firstAttemptAt'))
        .else(now)
        .end(),
    }))
    .where('inquiryId', '=', inquiryId)
    .execute()
  const { attempts, firstAttemptAt, ...row } = await transaction
    .selectFrom('outbox')
    .innerJoin('inquiries', 'inquiries.id', 'outbox.inquiryId')
    .selectAll('inquiries')
    .select(['attempts', 'firstAttemptAt'])
    .where('inquiryId', '=', inquiryId)
    .executeTakeFirstOrThrow()
  return { inquiry: fromRow(row), attempt: attempts, firstAttemptAt: firstAttemptAt ?? now }
}
