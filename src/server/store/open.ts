import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fieldOf, mapFields } from '../../contact/fields.ts'
import type { Settings } from '../env.ts'
import type { Log } from '../log.ts'
import type { Buckets } from '../rate-limit.ts'
import { cannotOpenFile, cannotOpenPostgres } from './cannot-open.ts'
import { type Engine, reportingOutages } from './engine.ts'
import { createInquiryStore } from './inquiry-store.ts'
import { NewerDatabaseError, OlderDatabaseError, type Opener } from './migrations.ts'
import { createOutbox } from './outbox.ts'
import { postgresEngine } from './postgres.ts'
import { openDatabaseFile, sqliteEngine } from './sqlite.ts'
import { type RetentionClock, toRow } from './tables.ts'

const SECRET_BYTES = 32

const DATABASE_FILE = 'inquiries.sqlite'

export type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory'>

/** Opens the store that the settings name, with its tables up to date. */
export async function openStore(
  { databaseUrl, dataDirectory }: StoreSettings,
  log: Log,
  opener: Opener = 'server',
): Promise<Store> {
  const file = join(dataDirectory, DATABASE_FILE)
  const onIdleError = (error: Error) => log.error('store.connectionLost', error)
  try {
    const engine = databaseUrl
      ? await postgresEngine({ connectionString: databaseUrl, onIdleError, opener })
      : await sqliteEngine(openDatabaseFile(file), opener)
    return createStore(engine)
  } catch (error) {
    if (error instanceof NewerDatabaseError || error instanceof OlderDatabaseError) throw error
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

export function createStore(engine: Engine) {
  return {
    inquiries: createInquiryStore(engine),
    outbox: createOutbox(engine),
    buckets: {
      update: (names, change) =>
        reportingOutages(engine, () => engine.buckets.update(names, change)),
    } satisfies Buckets,

    /** A random secret of this name, made once and shared by every server of this database */
    async secret(name: string): Promise<string> {
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

    retentionClock: {
      last: (): Promise<RetentionClock> =>
        engine.db.selectFrom('retention').selectAll().executeTakeFirstOrThrow(),
      async keep(check: RetentionClock): Promise<void> {
        await engine.db
          .transaction()
          .execute((transaction) => transaction.updateTable('retention').set(check).execute())
      },
    },

    /** @throws when an inquiry could not be stored: a full disk still answers a select */
    async ping(): Promise<void> {
      const row = probeRow()
      await engine.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('inquiries').values(row).execute()
        await transaction.deleteFrom('inquiries').where('id', '=', row.id).execute()
      })
      engine.assertFileInPlace()
    },

    backup: engine.backup,
    close: engine.close,
  }
}
