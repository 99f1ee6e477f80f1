import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fieldOf, mapFields } from '../../inquiry/fields.ts'
import type { Log } from '../log.ts'
import type { Buckets } from '../rate-limit.ts'
import type { Settings } from '../settings.ts'
import { cannotOpenFile, cannotOpenPostgres } from './cannot-open.ts'
import { type Database, wrapOutages } from './database.ts'
import { createInquiryStore } from './inquiry-store.ts'
import { MigrationError, type OpenedBy } from './migrations.ts'
import { createOutbox } from './outbox.ts'
import { openPostgres } from './postgres.ts'
import { openDatabaseFile, openSqlite } from './sqlite.ts'
import { type RetentionClock, toRow } from './tables.ts'

const SECRET_BYTES = 32

const DATABASE_FILE = 'inquiries.sqlite'

export type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory'>

/** Opens the store that the settings name, with its tables up to date. */
export async function openStore(
  { databaseUrl, dataDirectory }: StoreSettings,
  log: Log,
  openedBy: OpenedBy = 'server',
): Promise<Store> {
  const file = join(dataDirectory, DATABASE_FILE)
  const onIdleError = (error: Error) => log.error('store.connectionLost', error)
  try {
    const database = databaseUrl
      ? await openPostgres({ connectionString: databaseUrl, onIdleError, openedBy })
      : await openSqlite(openDatabaseFile(file), openedBy)
    return createStore(database)
  } catch (error) {
    if (error instanceof MigrationError) throw error
    throw databaseUrl ? cannotOpenPostgres(databaseUrl, error) : cannotOpenFile(file, error)
  }
}

/** For the command line: a wrong path is an error, not a new and empty database; it changes no tables. */
export async function openExistingStore(settings: StoreSettings, log: Log): Promise<Store> {
  const file = join(settings.dataDirectory, DATABASE_FILE)
  if (!settings.databaseUrl && !existsSync(file)) {
    throw new Error(`There is no ${file}: set DATA_DIR or DATABASE_URL as the server has it`)
  }
  return openStore(settings, log, 'command')
}

/** An inquiry as long as they get, which is stored and taken back in one transaction. */
const probeRow = () =>
  toRow({
    id: randomUUID(),
    receivedAt: 0,
    type: 'general',
    language: 'en',
    ...mapFields((name) => 'x'.repeat(fieldOf(name).limit)),
    event: null,
    flags: [],
  })

export type Store = ReturnType<typeof createStore>

export function createStore(database: Database) {
  return {
    inquiries: createInquiryStore(database),
    outbox: createOutbox(database),
    buckets: {
      update: (names, change) =>
        wrapOutages(database, () => database.buckets.update(names, change)),
    } satisfies Buckets,

    /** A random secret of this name, made once and shared by every server of this database */
    async secret(name: string): Promise<string> {
      const value = randomBytes(SECRET_BYTES).toString('base64url')
      await database.db.transaction().execute((transaction) =>
        transaction
          .insertInto('secrets')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute(),
      )
      const kept = await database.db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return kept.value
    },

    retentionClock: {
      read: (): Promise<RetentionClock> =>
        database.db.selectFrom('retention').selectAll().executeTakeFirstOrThrow(),
      async write(check: RetentionClock): Promise<void> {
        await database.db
          .transaction()
          .execute((transaction) => transaction.updateTable('retention').set(check).execute())
      },
    },

    /** @throws when an inquiry could not be stored: a full disk still answers a select */
    async ping(): Promise<void> {
      const row = probeRow()
      await database.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('inquiries').values(row).execute()
        await transaction.deleteFrom('inquiries').where('id', '=', row.id).execute()
      })
      database.assertFileInPlace()
    },

    backup: database.backup,
    close: database.close,
  }
}
