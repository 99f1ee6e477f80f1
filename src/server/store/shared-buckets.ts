import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  type Buckets,
  type FullAt,
  RATE_WINDOW_MS,
  returnTokens,
  type Token,
  takeTokens,
} from '../rate-limit.ts'
import { batched } from './batch.ts'
import { type Engine, StoreUnavailable } from './engine.ts'
import { rowTable } from './row-table.ts'
import type { Tables } from './tables.ts'

interface Request {
  tokens: readonly Token[]
  isTaking: boolean
}

/** Buckets shared by all servers on one PostgreSQL; the clock is the database's. */
export function sharedBuckets({ db, isUnavailable }: Engine): Buckets {
  const apply = batched(async (requests: readonly Request[]) => {
    try {
      return await changeTogether(db, requests)
    } catch (error) {
      throw isUnavailable(error) ? new StoreUnavailable(error) : error
    }
  })

  let cleanedAt = performance.now()
  function clean(): void {
    if (performance.now() - cleanedAt < RATE_WINDOW_MS) return
    cleanedAt = performance.now()
    // Retried after the next window.
    forgetFullBuckets(db).catch(() => {})
  }

  return {
    async take(tokens) {
      const waitMs = await apply({ tokens, isTaking: true })
      clean()
      return waitMs
    },
    async giveBack(tokens) {
      await apply({ tokens, isTaking: false })
    },
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
    .columns(['bucket', 'fullAt'])
    .expression((expression) =>
      expression
        .selectFrom(rowTable('postgres', rows, { bucket: 'text', change: 'float8' }).as('changes'))
        .select(['bucket', sql<number>`${startedAt} + change`.as('fullAt')]),
    )
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet(({ ref }) => ({
        fullAt: sql<number>`greatest(${ref('buckets.fullAt')}, ${startedAt}) + ${ref('excluded.fullAt')} - ${startedAt}`,
      })),
    )
    .returning(['bucket', 'fullAt', milliseconds(sql`clock_timestamp()`).as('now')])
    .execute()
}

const milliseconds = (timestamp: RawBuilder<unknown>) =>
  sql<number>`(extract(epoch from ${timestamp}) * 1000)::float8`

/** When the statement began: the same moment in all of it, however long it waits for a lock. */
const startedAt = milliseconds(sql`statement_timestamp()`)

/** Deletes the buckets that are full again. */
export async function forgetFullBuckets(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('buckets')
    .where('bucket', 'in', (query) =>
      query
        .selectFrom('buckets')
        .select('bucket')
        .where('fullAt', '<', startedAt)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
