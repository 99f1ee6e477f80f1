import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { DatabaseKind } from './database.ts'

/**
 * `<name>.<database>.sql`, run in the alphabetical order of their names. One that was released is never
 * edited: a change is a new one, whose name is the last. From December 2026 on it begins with the day
 * (`2026-12-01-phone`), because a month and a word would sort by the word.
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

/** Kysely's message for one that this release does not have */
const A_MIGRATION_IS_MISSING = /^corrupted migrations: .* is missing$/

/** A newer release has changed the tables; this one does not know how. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'

  constructor(cause: Error) {
    super(
      'A newer release has changed the database: start that release, or restore a backup from before it.',
      { cause },
    )
  }
}

/** An older server may be running on these tables. */
export class OlderDatabaseError extends Error {
  override name = 'OlderDatabaseError'

  constructor() {
    super(
      'The database is of an older release: use the command of that one, or start the server of this one first.',
    )
  }
}

/** Who opens a database: a server brings it up to date, a command leaves it as the running server needs it. */
export type OpenedBy = 'server' | 'command'

/**
 * Brings the tables up to date, or finds them so. Servers that start together wait for each other.
 *
 * @throws NewerDatabaseError, or OlderDatabaseError to a command
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
    if (known.some(({ executedAt }) => !executedAt)) throw new OlderDatabaseError()
  }
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && A_MIGRATION_IS_MISSING.test(error.message))
    throw new NewerDatabaseError(error)
  if (error) throw error
}
