import { type Kysely, sql, type Transaction } from 'kysely'
import { type Buckets, CLEAN_EVERY_MS } from '../rate-limit.ts'
import type { Tables } from './tables.ts'

/** Names the lock among those of this database; any number would do. */
const LOCK = 20_261_126

/** A clock that differs by less was corrected, not set. */
const CLOCK_TOLERANCE_MS = 10_000

/** Buckets shared by all servers on one PostgreSQL; the clock is the database's. */
export function postgresBuckets(db: Kysely<Tables>): Buckets & {
  /** Cleans no more. */
  stop(): void
} {
  // What fails is repeated a minute later.
  const cleaning = setInterval(() => forgetFullBuckets(db).catch(() => {}), CLEAN_EVERY_MS).unref()

  return {
    update: (names, change) =>
      withBucketLock(db, async (transaction, now) => {
        const fullAt = await readBuckets(transaction, names, now)
        await writeBuckets(transaction, change(fullAt, now), now)
      }),
    stop: () => clearInterval(cleaning),
  }
}

/** One after the other, whichever server it is; the clock is read once all before have finished. */
export const withBucketLock = (
  db: Kysely<Tables>,
  act: (transaction: Transaction<Tables>, now: number) => Promise<unknown>,
) =>
  db.transaction().execute(async (transaction) => {
    const { now } = await transaction
      .selectFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK)})`.as('lock'))
      .select(sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now'))
      .executeTakeFirstOrThrow()
    await act(transaction, now)
  })

async function readBuckets(db: Transaction<Tables>, names: readonly string[], now: number) {
  const rows = await db.selectFrom('buckets').selectAll().where('bucket', 'in', names).execute()
  return new Map(
    rows.map(({ bucket, fullAt, changedAt }) => {
      // When the clock was set back, so is what it measured.
      const setBack = changedAt > now + CLOCK_TOLERANCE_MS ? changedAt - now : 0
      return [bucket, fullAt - setBack]
    }),
  )
}

async function writeBuckets(
  db: Transaction<Tables>,
  buckets: readonly (readonly [bucket: string, fullAt: number])[],
  now: number,
) {
  if (buckets.length === 0) return
  await db
    .insertInto('buckets')
    .values(buckets.map(([bucket, fullAt]) => ({ bucket, fullAt, changedAt: now })))
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet(({ ref }) => ({
        fullAt: ref('excluded.fullAt'),
        changedAt: ref('excluded.changedAt'),
      })),
    )
    .execute()
}

/** Deletes the buckets that are full again, and those that a clock ahead of this one has filled. */
export const forgetFullBuckets = (db: Kysely<Tables>) =>
  withBucketLock(db, (transaction, now) =>
    transaction
      .deleteFrom('buckets')
      .where(({ eb, or }) =>
        or([eb('fullAt', '<', now), eb('changedAt', '>', now + CLOCK_TOLERANCE_MS)]),
      )
      .execute(),
  )
