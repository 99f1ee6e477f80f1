import { existsSync, globSync, readFileSync } from 'node:fs'
import {
  CamelCasePlugin,
  type Dialect,
  DummyDriver,
  Kysely,
  type Migration,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import type { EngineName } from '../../src/server/store/engine.ts'
import { migrationsFor } from '../../src/server/store/migrations.ts'

const RELEASED = 'tests/server/released-migrations'

/** They compile queries and run none. */
const DIALECTS: Record<EngineName, Dialect> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}

/** The statements of a migration, a column on each line. */
async function statementsOf(migration: Migration, engine: EngineName): Promise<string> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: DIALECTS[engine],
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => {
      statements.push(query.sql.replace(/\s+/g, ' ').trim())
    },
  })
  await migration.up(db)
  return statements.map((sql) => `${sql.replaceAll(', "', ',\n  "')};\n`).join('')
}

describe.each(Object.keys(DIALECTS) as EngineName[])('on %s', (engine) => {
  const migrations = migrationsFor(engine)
  const fileOf = (name: string) => `${RELEASED}/${name}.${engine}.sql`

  test.each(Object.entries(migrations))(
    'the migration %s is as it was released',
    async (name, migration) => {
      const file = fileOf(name)
      const isReleased = existsSync(file)
      expect(
        await statementsOf(migration, engine),
        isReleased
          ? `databases have run this migration and will not run it again: leave it as ${file} has it, and add a new one`
          : `a new migration: save its SQL as ${file}`,
      ).toBe(isReleased ? readFileSync(file, 'utf8') : '')
    },
  )

  test('no migration that was released is gone', () => {
    expect(Object.keys(migrations).map(fileOf)).toEqual(
      expect.arrayContaining(globSync(fileOf('*'))),
    )
  })
})
