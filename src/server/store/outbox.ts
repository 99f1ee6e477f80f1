import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import { fromRow } from './rows.ts'
import type { MailReport, Outbox } from './store.ts'
import type { OutboxTable, Tables } from './tables.ts'

const changesBy = (report: MailReport): Partial<OutboxTable> => {
  switch (report.outcome) {
    case 'sent':
      return { state: 'sent', sent_at: report.at, last_error: null }
    case 'retry':
      return { due_at: report.dueAt, last_error: report.reason }
    case 'dead':
      return { state: 'dead', last_error: report.reason }
  }
}

export function createOutbox({ db, name }: Engine): Outbox {
  return {
    async claim({ now, leaseMs, limit }) {
      const due = (connection: Kysely<Tables>) =>
        connection
          .selectFrom('outbox')
          .select('inquiry_id')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(limit)

      // Most of the time nothing is due, and looking takes no lock.
      if ((await due(db).execute()).length === 0) return []

      const rows = await db.transaction().execute(async (transaction) => {
        const mine = await due(transaction)
          // SQLite has one writer, who need not lock rows.
          .$if(name === 'postgres', (query) => query.forUpdate().skipLocked())
          .execute()
        const ids = mine.map(({ inquiry_id }) => inquiry_id)
        if (ids.length === 0) return []

        await transaction
          .updateTable('outbox')
          .set((row) => ({
            due_at: now + leaseMs,
            attempts: row('attempts', '+', 1),
            first_attempt_at: row.fn.coalesce('first_attempt_at', row.val(now)),
          }))
          .where('inquiry_id', 'in', ids)
          .execute()
        return transaction
          .selectFrom('outbox')
          .innerJoin('inquiries', 'inquiries.id', 'outbox.inquiry_id')
          .selectAll()
          .where('inquiry_id', 'in', ids)
          .orderBy('received_at')
          .execute()
      })
      return rows.map((row) => ({
        inquiry: fromRow(row),
        attempt: row.attempts,
        firstAttemptAt: row.first_attempt_at ?? now,
      }))
    },

    async report({ inquiry, attempt }, report) {
      await db.transaction().execute((transaction) =>
        transaction
          .updateTable('outbox')
          .set(changesBy(report))
          .where('inquiry_id', '=', inquiry.id)
          .where('state', '!=', 'sent')
          // Sent is sent, whoever did it; anything else is for the holder of the lease to say.
          .$if(report.outcome !== 'sent', (query) => query.where('attempts', '=', attempt))
          .execute(),
      )
    },

    async entries(which) {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .$if(which === 'unsent', (query) => query.where('state', '!=', 'sent'))
        .orderBy('due_at')
        .execute()
      return rows.map((row) => ({
        inquiryId: row.inquiry_id,
        state: row.state,
        attempts: row.attempts,
        dueAt: row.due_at,
        sentAt: row.sent_at,
        lastError: row.last_error,
      }))
    },

    async revive(inquiryId, now) {
      const { numUpdatedRows } = await db
        .transaction()
        .execute((transaction) =>
          transaction
            .updateTable('outbox')
            .set({ state: 'waiting', due_at: now, first_attempt_at: null })
            .where('inquiry_id', '=', inquiryId)
            .where('state', '=', 'dead')
            .executeTakeFirstOrThrow(),
        )
      return numUpdatedRows > 0n
    },
  }
}
