import { type Kysely, sql } from 'kysely'
import {
  type Buckets,
  RATE_WINDOW_MS,
  returnTokens,
  type Token,
  takeTokens,
} from '../rate-limit.ts'
import { batched } from './batch.ts'
import { type Engine, StoreUnavailable } from './engine.ts'
import type { Tables } from './tables.ts'

type Change = (fullAt: Map<string, number>, now: number) => number

interface Request {
  tokens: readonly Token[]
  change: Change
}

/** Buckets that every server of a PostgreSQL shares; the time is the database's. */
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
    // Tried again after the next window.
    forgetFullBuckets(db).catch(() => {})
  }

  return {
    async take(tokens) {
      const waitMs = await apply({
        tokens,
        change: (fullAt, now) => takeTokens(fullAt, tokens, now),
      })
      clean()
      return waitMs
    },
    async giveBack(tokens) {
      await apply({
        tokens,
        change(fullAt) {
          returnTokens(fullAt, tokens)
          return 0
        },
      })
    },
  }
}

/** Answers many requests in one transaction. */
const changeTogether = (db: Kysely<Tables>, requests: readonly Request[]): Promise<number[]> =>
  db.transaction().execute(async (transaction) => {
    const names = new Set(requests.flatMap(({ tokens }) => tokens.map(({ bucket }) => bucket)))
    // Servers lock rows in the same order: no deadlock.
    const sorted = [...names].sort()

    // Creates, locks and reads the rows at once.
    const locked = await transaction
      .insertInto('buckets')
      .values(sorted.map((bucket) => ({ bucket, fullAt: 0 })))
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet(({ ref }) => ({ fullAt: ref('buckets.fullAt') })),
      )
      .returning(['bucket', 'fullAt', millisecondsNow.as('now')])
      .execute()

    const now = locked[0]?.now ?? 0
    const fullAt = new Map(locked.map((row) => [row.bucket, row.fullAt]))
    const waits = requests.map(({ change }) => change(fullAt, now))
    await transaction
      .insertInto('buckets')
      .values(sorted.map((bucket) => ({ bucket, fullAt: fullAt.get(bucket) ?? 0 })))
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet(({ ref }) => ({ fullAt: ref('excluded.fullAt') })),
      )
      .execute()
    return waits
  })

const millisecondsNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`

/** Forgets the buckets that are full again. */
export async function forgetFullBuckets(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('buckets')
    .where('bucket', 'in', (query) =>
      query
        .selectFrom('buckets')
        .select('bucket')
        .where('fullAt', '<', millisecondsNow)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
