import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe } from 'vitest'
import { FILLING_IN_MS, VALID_TEXTS } from '../../scripts/harness/submission.ts'
import { runCli } from '../../src/server/cli/run.ts'
import { createFormTokens } from '../../src/server/form-token.ts'
import { createLog } from '../../src/server/log.ts'
import { readSettings } from '../../src/server/settings.ts'
import { createStore, openStore, type Store } from '../../src/server/store/open.ts'
import { openDatabaseFile, openSqlite } from '../../src/server/store/sqlite.ts'
import type { StoredInquiry } from '../../src/server/store/tables.ts'
import { isPostgresInstalled, type Postgres, startPostgres } from './postgres.ts'

export interface TestDatabase {
  /** Another store on the same database, as another server would have */
  connect(): Promise<Store>
  close(): Promise<void>
}

/** Runs a suite on every kind of database that the site can be run with and that this machine has. */
export function describeOnEveryDatabase(
  name: string,
  suite: (createDatabase: () => Promise<TestDatabase>) => void,
): void {
  describe(`${name} (SQLite)`, () =>
    suite(async () => {
      const directory = await mkdtemp(join(tmpdir(), 'duet-store-'))
      return databaseOf({ DATA_DIR: directory }, () => rm(directory, { recursive: true }))
    }))

  describe.skipIf(!isPostgresInstalled())(`${name} (PostgreSQL)`, () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres()
      return postgres.stop
    })
    suite(async () => databaseOf({ DATABASE_URL: await postgres.createDatabase() }))
  })
}

function databaseOf(
  environment: Record<string, string>,
  remove?: () => Promise<void>,
): TestDatabase {
  const stores: Store[] = []
  return {
    async connect() {
      const store = await storeOf(environment)
      stores.push(store)
      return store
    },
    async close() {
      await Promise.all(stores.map((store) => store.close()))
      await remove?.()
    },
  }
}

/** The store of a server with these settings, as another process sees it. */
export const storeOf = (environment: Record<string, string>): Promise<Store> =>
  openStore(
    readSettings(environment),
    createLog(() => {}),
  )

export async function withStoreOf<Result>(
  environment: Record<string, string>,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await storeOf(environment)
  return use(store).finally(() => store.close())
}

/** A token of the form as old as it is when a person has filled it in. */
export const tokenOfPerson = async ({ secret }: Store): Promise<string> =>
  createFormTokens(await secret('form-token'), () => Date.now() - FILLING_IN_MS).issue()

/** A store in memory, for tests that are about something else. */
export const memoryStore = async (): Promise<Store> =>
  createStore(await openSqlite(openDatabaseFile(':memory:')))

/** Runs a command of the agency on a store, which stays open. */
export async function runCommand(
  store: Store,
  line: readonly string[],
  { environment = {}, now = 0 }: { environment?: Record<string, string>; now?: number } = {},
) {
  let output = ''
  let errors = ''
  const code = await runCli(line, {
    environment,
    openStore: async () => ({ ...store, close: async () => {} }),
    now: () => now,
    log: { info() {} },
    stdout: (text) => (output += text),
    stderr: (text) => (errors += text),
  })
  return { code, output, errors }
}

let made = 0

/** A valid inquiry, unlike any other. */
export function anInquiry(changes: Partial<StoredInquiry> = {}): StoredInquiry {
  made += 1
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    receivedAt: Date.UTC(2026, 10, 21, 11) + made,
    type: 'influencer',
    language: 'pl',
    ...VALID_TEXTS,
    email: `zoe.${made}@example.com`,
    event: null,
    flags: [],
    ...changes,
  }
}
