import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** How long to wait for the write lock of another process. */
const BUSY_TIMEOUT_MS = 2000
const BUSY_RETRY_MS = 20

export const BUSY = 5

/** SQLite's primary result code (https://sqlite.org/rescode.html), or null for any other error. */
export function resultCode(error: unknown): number | null {
  const isSqlite = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
  return isSqlite ? Number(error.errcode) & 0xff : null
}

/**
 * Retries while another process holds the lock. SQLite's own busy timeout would block this one.
 */
export async function retryWhileBusy(action: () => void | Promise<void>): Promise<void> {
  const deadline = performance.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      return await action()
    } catch (error) {
      if (resultCode(error) !== BUSY || performance.now() > deadline) throw error
      await sleep(BUSY_RETRY_MS)
    }
  }
}

/** `node:sqlite` behind the interface of better-sqlite3, which Kysely expects. */
function asBetterSqlite(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      // Kysely passes what the typed tables allow: text, numbers and null.
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}

/**
 * Takes the write lock at the start of a transaction, so that none fails half-way without it.
 */
class ImmediateTransactionDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: asBetterSqlite(database) })
    this.#database = database
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return retryWhileBusy(async () => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    })
  }

  /** A full disk has rolled back already: then the error that counts is the one before. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely's SQLite dialect over `node:sqlite`. */
export const nodeSqliteDialect = (database: DatabaseSync): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new ImmediateTransactionDriver(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
