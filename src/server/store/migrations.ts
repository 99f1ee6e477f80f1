import { type Kysely, type Migration, Migrator, type RawBuilder, sql } from 'kysely'
import type { FieldName } from '../../contact/fields.ts'
import type { EngineName } from './engine.ts'

const oneOf = (column: string, values: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`

/** The migration that adds the column of each field: a new field needs a new migration. */
const COLUMN_MIGRATIONS = {
  name: '2026-11-inquiries',
  email: '2026-11-inquiries',
  profileLink: '2026-11-inquiries',
  message: '2026-11-inquiries',
} as const satisfies Record<FieldName, string>

type ColumnMigration = (typeof COLUMN_MIGRATIONS)[FieldName]

/**
 * A released migration is never edited: a change is a new one, with a later name. It takes nothing
 * from other modules, which may change.
 */
export const migrationsFor = (engine: EngineName): Record<ColumnMigration, Migration> => ({
  '2026-11-inquiries': {
    async up(db: Kysely<unknown>) {
      const types =
        engine === 'sqlite'
          ? { milliseconds: 'integer' as const, endOfTable: sql`strict` }
          : { milliseconds: 'bigint' as const, endOfTable: sql`` }
      await createInquiries(db, types)
      await createOutbox(db, types)
      await createSecrets(db, types)
    },
  },
  ...(engine === 'postgres' && {
    '2026-11-rate-limit': {
      async up(db: Kysely<unknown>) {
        // May be lost in a crash, so no commit waits for the disk.
        await sql`create unlogged table buckets (
          bucket text primary key,
          full_at double precision not null
        )`.execute(db)
      },
    },
    '2026-11-rate-limit-clock': {
      async up(db: Kysely<unknown>) {
        await sql`alter table buckets add changed_at double precision not null default 0`.execute(
          db,
        )
      },
    },
  }),
})

interface ColumnTypes {
  milliseconds: 'integer' | 'bigint'
  endOfTable: RawBuilder<unknown>
}

async function createInquiries(
  { schema }: Kysely<unknown>,
  { milliseconds, endOfTable }: ColumnTypes,
): Promise<void> {
  await schema
    .createTable('inquiries')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('received_at', milliseconds, (column) => column.notNull())
    .addColumn('type', 'text', (column) =>
      column.notNull().check(oneOf('type', ['general', 'influencer', 'brand'])),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('profile_link', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('event', 'text')
    .addColumn('flags', 'text', (column) => column.notNull())
    .modifyEnd(endOfTable)
    .execute()
  await schema.createIndex('inquiries_received_at').on('inquiries').column('received_at').execute()
}

async function createOutbox(
  { schema }: Kysely<unknown>,
  { milliseconds, endOfTable }: ColumnTypes,
): Promise<void> {
  await schema
    .createTable('outbox')
    .addColumn('inquiry_id', 'text', (column) =>
      column.primaryKey().notNull().references('inquiries.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) =>
      column.notNull().check(oneOf('state', ['waiting', 'sent', 'dead'])),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', milliseconds, (column) => column.notNull())
    .addColumn('first_attempt_at', milliseconds)
    .addColumn('sent_at', milliseconds)
    .addColumn('last_error', 'text')
    .modifyEnd(endOfTable)
    .execute()
  await schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .column('due_at')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
}

async function createSecrets(
  { schema }: Kysely<unknown>,
  { endOfTable }: ColumnTypes,
): Promise<void> {
  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .modifyEnd(endOfTable)
    .execute()
}

/** A newer release has changed the tables; this one does not know how. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'

  constructor(cause: Error) {
    super(
      'A newer release has changed the database: start that release, or restore a backup from before it.',
      { cause },
    )
  }
}

/**
 * Brings the tables up to date. Servers that start together wait for each other.
 *
 * @throws NewerDatabase
 */
export async function migrate<Tables>(db: Kysely<Tables>, engine: EngineName): Promise<void> {
  const migrations = migrationsFor(engine)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new NewerDatabase(error)
  if (error) throw error
}
