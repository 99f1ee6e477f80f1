import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Buckets, CLEAN_EVERY_MS, RATE_WINDOW_MS, type Token } from '../rate-limit.ts'
import { type Engine, StoreUnavailable } from './engine.ts'
import type { Tables } from './tables.ts'

/** A statement waits for its rows for less. */
const CLOCK_TOLERANCE_MS = 10_000

/** Buckets shared by all servers on one PostgreSQL; the clock is the database's. */
export function postgresBuckets({ db, isUnavailable }: Engine): Buckets & {
  /** Cleans no more. */
  stop(): void
} {
  // What fails is repeated a minute later.
  const cleaning = setInterval(() => forgetFullBuckets(db).catch(() => {}), CLEAN_EVERY_MS).unref()

  async function reportingOutages<Result>(action: Promise<Result>): Promise<Result> {
    try {
      return await action
    } catch (error) {
      throw isUnavailable(error) ? new StoreUnavailable(error) : error
    }
  }

  return {
    take: (tokens) => reportingOutages(take(db, tokens)),
    refund: (tokens) => reportingOutages(refund(db, tokens)),
    stop: () => clearInterval(cleaning),
  }
}

/** Takes every token, and puts them back when a bucket had none. */
const take = (db: Kysely<Tables>, tokens: readonly Token[]): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const rows = await addToFullAt(transaction, tokens)
    // The latest: by then every row is locked, so what it is compared with was written before.
    const now = Math.max(...rows.map((row) => row.now))
    const emptyUntil = Math.max(...rows.map(({ fullAt }) => fullAt)) - RATE_WINDOW_MS
    const waitMs = Math.max(0, Math.floor(emptyUntil - now))
    if (waitMs > 0) await refund(transaction, tokens)
    return waitMs
  })

async function refund(db: Kysely<Tables>, tokens: readonly Token[]): Promise<void> {
  await addToFullAt(
    db,
    tokens.map(({ bucket, refillMs }) => ({ bucket, refillMs: -refillMs })),
  )
}

function addToFullAt(db: Kysely<Tables>, tokens: readonly Token[]) {
  // Every transaction locks its rows in the same order: no deadlock.
  const ordered = tokens.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
  return db
    .insertInto('buckets')
    .values(
      ordered.map(({ bucket, refillMs }) => ({
        bucket,
        fullAt: sql<number>`${startedAt} + ${refillMs}`,
        changedAt: startedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet(({ ref }) => {
        const changedAt = ref('buckets.changedAt')
        // When the clock was set back, so is what it measured.
        const setBack = sql`case when ${changedAt} > ${clockAhead} then ${changedAt} - ${startedAt} else 0 end`
        const before = sql`${ref('buckets.fullAt')} - ${setBack}`
        const change = sql`${ref('excluded.fullAt')} - ${startedAt}`
        return {
          fullAt: sql<number>`greatest(${before}, ${startedAt}) + ${change}`,
          changedAt: startedAt,
        }
      }),
    )
    .returning(['fullAt', milliseconds(sql`clock_timestamp()`).as('now')])
    .execute()
}

const milliseconds = (timestamp: RawBuilder<unknown>) =>
  sql<number>`(extract(epoch from ${timestamp}) * 1000)::float8`

/** When the statement began: the same moment in all of it, however long it waits for a lock. */
const startedAt = milliseconds(sql`statement_timestamp()`)

/** What was changed later was changed by a clock that has been set back since. */
const clockAhead = sql<number>`${startedAt} + ${sql.lit(CLOCK_TOLERANCE_MS)}`

/** Deletes the buckets that are full again, and those that a clock ahead of this one has filled. */
export async function forgetFullBuckets(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('buckets')
    .where('bucket', 'in', (query) =>
      query
        .selectFrom('buckets')
        .select('bucket')
        .where(({ eb, or }) => or([eb('fullAt', '<', startedAt), eb('changedAt', '>', clockAhead)]))
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
