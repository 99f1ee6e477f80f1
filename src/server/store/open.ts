import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Log } from '../log.ts'
import type { Engine } from './engine.ts'
import { createInquiryStore } from './inquiry-store.ts'
import { createOutbox } from './outbox.ts'
import { postgresEngine } from './postgres.ts'
import { openDatabaseFile, sqliteEngine } from './sqlite.ts'
import type { Store } from './store.ts'

const SECRET_BYTES = 32

export const DATABASE_FILE = 'inquiries.sqlite'

export interface StoreSettings {
  /** PostgreSQL; without it a file in `dataDirectory` */
  databaseUrl: string | undefined
  dataDirectory: string
}

/** Opens the store that the settings name, with its tables up to date. */
export async function openStore(settings: StoreSettings, log: Log): Promise<Store> {
  const engine = settings.databaseUrl
    ? await postgresEngine({
        connectionString: settings.databaseUrl,
        onIdleError: (error) => log.error('store.connectionLost', error),
      })
    : await sqliteEngine(openDatabaseFile(join(settings.dataDirectory, DATABASE_FILE)))
  return createStore(engine)
}

export const createStore = (engine: Engine): Store => ({
  inquiries: createInquiryStore(engine),
  outbox: createOutbox(engine),

  async secret(name) {
    const value = randomBytes(SECRET_BYTES).toString('base64url')
    await engine.db.transaction().execute((transaction) =>
      transaction
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute(),
    )
    const kept = await engine.db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return kept.value
  },

  async ping() {
    await sql`select 1`.execute(engine.db)
  },

  backup: (file) => engine.backup(file),
  close: () => engine.close(),
})
