import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Buckets, type FullAt, returnTokens, type Token, takeTokens } from '../rate-limit.ts'
import { batched } from './batch.ts'
import { type Engine, StoreUnavailable } from './engine.ts'
import { rowTable } from './row-table.ts'
import type { Tables } from './tables.ts'

interface SharedBuckets extends Buckets {
  /** Cleans no more. */
  stop(): void
}

interface Request {
  tokens: readonly Token[]
  isTaking: boolean
}

/** How often buckets that are full again are deleted, and with them the hashes of addresses. */
const CLEAN_EVERY_MS = 60_000

/** A statement waits for its rows for less. */
const CLOCK_TOLERANCE_MS = 10_000

/** Buckets shared by all servers on one PostgreSQL; the clock is the database's. */
export function sharedBuckets({ db, isUnavailable }: Engine): SharedBuckets {
  const apply = batched(async (requests: readonly Request[]) => {
    try {
      return await changeTogether(db, requests)
    } catch (error) {
      throw isUnavailable(error) ? new StoreUnavailable(error) : error
    }
  })

  // What fails is repeated a minute later.
  const cleaning = setInterval(() => forgetFullBuckets(db).catch(() => {}), CLEAN_EVERY_MS).unref()

  return {
    take: (tokens) => apply({ tokens, isTaking: true }),
    async refund(tokens) {
      await apply({ tokens, isTaking: false })
    },
    stop: () => clearInterval(cleaning),
  }
}

/**
 * Answers many requests with one statement: it takes whatever they ask for, and what the buckets
 * held before tells who was too late. Only their tokens are then given back; for these few
 * milliseconds other servers find the buckets emptier than they are.
 */
async function changeTogether(db: Kysely<Tables>, requests: readonly Request[]): Promise<number[]> {
  const changes = sumOf(requests)
  const changed = await addTo(db, changes)
  // The latest: by then every row is locked, so what it is compared with was written before.
  const now = Math.max(...changed.map((row) => row.now))
  const fullAt: FullAt = new Map(
    changed.map((row) => [row.bucket, row.fullAt - (changes.get(row.bucket) ?? 0)]),
  )
  const waits = requests.map(({ tokens, isTaking }) => {
    if (isTaking) return takeTokens(fullAt, tokens, now)
    returnTokens(fullAt, tokens)
    return 0
  })

  const refused = requests.filter((_, index) => waits[index] !== 0)
  if (refused.length > 0) {
    await addTo(db, sumOf(refused.map(({ tokens }) => ({ tokens, isTaking: false }))))
  }
  return waits
}

/** By how much later each bucket will be full, in milliseconds. */
function sumOf(requests: readonly Request[]): Map<string, number> {
  const changes = new Map<string, number>()
  for (const { tokens, isTaking } of requests) {
    for (const { bucket, refillMs } of tokens) {
      const change = isTaking ? refillMs : -refillMs
      changes.set(bucket, (changes.get(bucket) ?? 0) + change)
    }
  }
  return changes
}

function addTo(db: Kysely<Tables>, changes: ReadonlyMap<string, number>) {
  // Servers lock rows in the same order: no deadlock.
  const rows = [...changes]
    .map(([bucket, change]) => ({ bucket, change }))
    .sort((a, b) => (a.bucket < b.bucket ? -1 : 1))
  return db
    .insertInto('buckets')
    .columns(['bucket', 'fullAt', 'changedAt'])
    .expression((expression) =>
      expression
        .selectFrom(rowTable('postgres', rows, { bucket: 'text', change: 'float8' }).as('changes'))
        .select([
          'bucket',
          sql<number>`${startedAt} + change`.as('fullAt'),
          startedAt.as('changedAt'),
        ]),
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
    .returning(['bucket', 'fullAt', milliseconds(sql`clock_timestamp()`).as('now')])
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
