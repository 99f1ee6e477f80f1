import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { copyFile, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { CamelCasePlugin, Kysely } from 'kysely'
import { memoryBuckets } from '../rate-limit.ts'
import type { Database } from './database.ts'
import { migrate, type OpenedBy } from './migrations.ts'
import { BUSY, nodeSqliteDialect, resultCode, retryWhileBusy } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** SQLite's transient result codes (https://sqlite.org/rescode.html). */
const READ_ONLY = 8
const IO_ERROR = 10
const FULL = 13
const CANNOT_OPEN = 14

const isUnavailable = (error: unknown): boolean =>
  [BUSY, READ_ONLY, IO_ERROR, FULL, CANNOT_OPEN].includes(resultCode(error) ?? 0)

/** An error that we find ourselves, as SQLite would report it. */
const sqliteError = (message: string, errcode: number): Error =>
  Object.assign(new Error(message), { errcode })

/** Opens or creates a database file, readable by its owner only. `':memory:'` for tests. */
export function openDatabaseFile(file: string): DatabaseSync {
  if (file === ':memory:') return new DatabaseSync(file)
  createPrivateDirectory(dirname(file))
  createPrivateFile(file)
  return new DatabaseSync(file)
}

/** Not by the option "recursive" of mkdir, which never returns where nothing can be created (/proc). */
function createPrivateDirectory(directory: string): void {
  if (existsSync(directory)) return
  createPrivateDirectory(dirname(directory))
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(directory)) throw error
  }
}

/** Creates the file, if missing, with access for its owner only, from its first byte on. */
function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** Identifies a file, also against a later one of the same name. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}

/** SQLite with our tables, in a file that {@link openDatabaseFile} opened. */
export async function openSqlite(
  database: DatabaseSync,
  openedBy: OpenedBy = 'server',
): Promise<Database> {
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(database),
    plugins: [new CamelCasePlugin()],
  })
  // Another process may be doing the same: each step is idempotent.
  await retryWhileBusy(async () => {
    database.exec('pragma journal_mode = wal; pragma synchronous = full')
    database.exec('pragma foreign_keys = on; pragma secure_delete = on')
    await migrate(db, 'sqlite', openedBy)
  })

  const file = database.location()
  const identities = () => file && [file, `${file}-wal`].map(identityOf).join()
  const opened = identities()

  /** Runs a statement that no transaction of this connection may be open for. */
  const alone = (statement: string, ...values: SQLInputValue[]) =>
    db.connection().execute(async () => database.prepare(statement).get(...values))

  return {
    kind: 'sqlite',
    db,
    // Servers on one file are on one machine, and few.
    buckets: memoryBuckets(),
    isUnavailable,
    assertFileInPlace() {
      // Moved or removed: what is written to it is lost.
      if (identities() !== opened)
        throw sqliteError(
          'the database file is no longer where it was opened: restart the server',
          CANNOT_OPEN,
        )
    },
    // Deleted text is overwritten in the file (secure_delete), but is in the write-ahead log too.
    eraseTraces: () =>
      retryWhileBusy(async () => {
        const result = await alone('pragma wal_checkpoint(truncate)')
        if (result?.busy === 1) throw sqliteError('the write-ahead log is in use', BUSY)
      }),
    async backup(file) {
      if (existsSync(file)) throw new Error(`${file} exists already: name a new file`)
      const partial = `${file}.partial`
      await rm(partial, { force: true })
      createPrivateFile(partial)
      try {
        await alone('vacuum into ?', partial)
        const handle = await open(partial)
        await handle.sync().finally(() => handle.close())
        await rename(partial, file)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    close: () => db.destroy(),
  }
}

/** Opens a throwaway copy of a database file. */
export async function withCopy<Result>(
  file: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'duet-copy-'))
  try {
    const copy = join(directory, basename(file))
    await copyFile(file, copy)
    const database = await openSqlite(openDatabaseFile(copy))
    return await use(database).finally(() => database.close())
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
