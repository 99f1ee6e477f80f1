import type { Kysely } from 'kysely'
import type { Buckets } from '../rate-limit.ts'
import type { Tables } from './tables.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** A database with our tables in it, and what the two kinds do differently. */
export interface Database {
  readonly kind: DatabaseKind
  readonly db: Kysely<Tables>
  /** Of the rate limit; on PostgreSQL all servers share them */
  readonly buckets: Buckets
  /** Whether an error is transient: the database is busy, full or gone. */
  isUnavailable(error: unknown): boolean
  /** @throws when what is written now would be lost, because its file is no longer where it was */
  assertFileInPlace(): void
  /** Removes the traces of deleted rows from the files. */
  eraseTraces(): Promise<void>
  /** Writes a complete copy into a new file. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** The database cannot store anything at the moment; the same call may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'

  constructor(cause?: unknown) {
    super('the store is not available', { cause })
  }
}

/** @throws StoreUnavailableError for what is transient */
export async function wrapOutages<Result>(
  { isUnavailable }: Database,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw isUnavailable(error) ? new StoreUnavailableError(error) : error
  }
}

/** Rows were deleted, and could not be removed from the database's files yet. */
export class TracesRemainError extends Error {
  override name = 'TracesRemainError'

  constructor(cause: unknown) {
    super(
      'Deleted, but traces remain in the files of the database: "npm run inquiries -- purge --yes" removes them',
      { cause },
    )
  }
}
