import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, type Migration, type MigrationResult, Migrator, sql } from 'kysely'
import type { DatabaseKind } from './database.ts'

/**
 * `<name>.<database>.sql`, run in the alphabetical order of their names. One that was released is never
 * edited: a change is a new one, named by its day, from `2026-12-01-phone` on, to sort after those.
 */
const FOLDER = join(import.meta.dirname, 'migrations')

function migrationsFor(database: DatabaseKind): Record<string, Migration> {
  const ending = `.${database}.sql`
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(ending))
  return Object.fromEntries(files.map((file) => [file.replace(ending, ''), { up: running(file) }]))
}

/** Runs the statements of a file, each of which ends a line with its semicolon. */
const running = (file: string) => async (db: Kysely<unknown>) => {
  const statements = readFileSync(join(FOLDER, file), 'utf8').trim().split(/;$/m)
  for (const statement of statements.filter(Boolean)) await sql.raw(statement).execute(db)
}

/** Kysely's messages: this release lacks one that was run, or else a new one is not the last */
const A_MIGRATION_IS_MISSING = /^corrupted migrations: .* is missing$/
const CORRUPTED = 'corrupted migrations: '

/** The tables are not as this release needs them; the message says why, and what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Who opens a database: a server brings it up to date, a command leaves it as the running server needs it. */
export type OpenedBy = 'server' | 'command'

/**
 * Brings the tables up to date, or finds them so. Servers that start together wait for each other.
 *
 * @throws MigrationError
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  database: DatabaseKind,
  openedBy: OpenedBy,
): Promise<void> {
  const migrations = migrationsFor(database)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  if (openedBy === 'command') {
    const known = await migrator.getMigrations()
    if (known.some(({ executedAt }) => !executedAt))
      throw new MigrationError(
        'The database is of an older release: use the command of that one, or start the server of this one first.',
      )
  }
  const { error, results } = await migrator.migrateToLatest()
  if (error)
    throw reasonOf(
      error,
      results?.find(({ status }) => status === 'Error'),
    )
}

function reasonOf(cause: unknown, failed: MigrationResult | undefined): unknown {
  if (failed) return new MigrationError(`Migration ${failed.migrationName} failed`, { cause })
  const message = cause instanceof Error ? cause.message : ''
  if (A_MIGRATION_IS_MISSING.test(message))
    return new MigrationError(
      'A newer release has changed the database: start that release, or restore a backup from before it.',
      { cause },
    )
  if (message.startsWith(CORRUPTED))
    return new MigrationError(
      'A migration would come before those that the database has run: its name must sort last.',
      { cause },
    )
  return cause
}
