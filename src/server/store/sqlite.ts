import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { copyFile, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Engine } from './engine.ts'
import { migrate } from './migrations.ts'
import type { Tables } from './tables.ts'

/** How long a write waits for another process that holds the write lock. */
const PATIENCE_MS = 2000
const RETRY_EVERY_MS = 20
const START_PATIENCE_MS = 5000

const BUSY = 5
const READ_ONLY = 8
const IO_ERROR = 10
const FULL = 13
const CANNOT_OPEN = 14

/** SQLite's primary result code (https://sqlite.org/rescode.html), or null for any other error. */
function resultCode(error: unknown): number | null {
  const isSqlite = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
  return isSqlite ? Number(error.errcode) & 0xff : null
}

/** Somebody reads the log just now: the same code as SQLite's own errors of this kind. */
class LogInUse extends Error {
  override name = 'LogInUse'
  readonly errcode = BUSY
}

const isUnavailable = (error: unknown): boolean =>
  [BUSY, READ_ONLY, IO_ERROR, FULL, CANNOT_OPEN].includes(resultCode(error) ?? 0)

/**
 * Tries again while another process holds the lock, without blocking this one, which SQLite's own
 * busy timeout would do.
 */
async function patiently(act: () => void | Promise<void>): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (resultCode(error) !== BUSY || performance.now() > giveUpAt) throw error
      await sleep(RETRY_EVERY_MS)
    }
  }
}

/** `node:sqlite` with the face of better-sqlite3, which Kysely expects. */
const facade = (database: DatabaseSync): SqliteDatabase => ({
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
})

/**
 * Takes the write lock at the start of a transaction, so that none fails half-way for want of it.
 */
class PatientDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: facade(database) })
    this.#database = database
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return patiently(async () => {
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

const dialectOf = (database: DatabaseSync): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new PatientDriver(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Opens or creates the database file, readable by its owner only. `':memory:'` for tests. */
export function openDatabaseFile(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, {
    timeout: START_PATIENCE_MS,
    enableForeignKeyConstraints: true,
  })
  if (file !== ':memory:') chmodSync(file, 0o600)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return database
}

/** The embedded engine, on a database that {@link openDatabaseFile} opened. */
export async function sqliteEngine(database: DatabaseSync): Promise<Engine> {
  const db = new Kysely<Tables>({ dialect: dialectOf(database) })
  await migrate(db, 'sqlite')
  database.exec('pragma busy_timeout = 0')

  return {
    name: 'sqlite',
    db,
    isUnavailable,
    // Deleted text is overwritten in the file (secure_delete), but its pages are in the log too.
    scrub: () =>
      patiently(() => {
        const result = database.prepare('pragma wal_checkpoint(truncate)').get()
        if (result?.busy === 1) throw new LogInUse()
      }),
    async backup(file) {
      if (existsSync(file)) throw new Error(`${file} exists already: name a new file`)
      const partial = `${file}.partial`
      await rm(partial, { force: true })
      database.prepare('vacuum into ?').run(partial)
      chmodSync(partial, 0o600)
      const handle = await open(partial)
      await handle.sync()
      await handle.close()
      await rename(partial, file)
    },
    close: () => db.destroy(),
  }
}

/** Opens a copy of a database file, to try something on, and throws it away afterwards. */
export async function withCopy<Result>(
  file: string,
  use: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'duet-copy-'))
  try {
    const copy = join(directory, basename(file))
    await copyFile(file, copy)
    const engine = await sqliteEngine(openDatabaseFile(copy))
    return await use(engine).finally(() => engine.close())
  } finally {
    await rm(directory, { recursive: true })
  }
}

/**
 * What is wrong with a backup file, in words; an empty list is a good backup. The file is read,
 * never changed.
 */
export function problemsOfBackup(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
    if (!tables.some(({ name }) => name === 'inquiries')) return ['it holds no inquiries']

    const integrity = database.prepare('pragma integrity_check').all()
    const orphans = database.prepare('pragma foreign_key_check').all()
    return [
      ...integrity.map((row) => String(row.integrity_check)).filter((result) => result !== 'ok'),
      ...orphans.map((row) => `row ${row.rowid} of ${row.table} has lost its ${row.parent} row`),
    ]
  } finally {
    database.close()
  }
}
