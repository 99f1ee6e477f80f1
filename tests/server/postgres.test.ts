import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { errorText } from '../../src/server/error-text.ts'
import { StoreUnavailableError } from '../../src/server/store/database.ts'
import { createStore, type Store } from '../../src/server/store/open.ts'
import { toRow } from '../../src/server/store/tables.ts'
import {
  isPostgresInstalled,
  openTestPostgres,
  type Postgres,
  startPostgres,
} from '../support/postgres.ts'
import { anInquiry, storeOf } from '../support/stores.ts'

const run = promisify(execFile)

/** By which servers take turns to migrate (kysely, postgres-adapter) */
const KYSELY_LOCK = '3853314791062309107'

describe.skipIf(!isPostgresInstalled())('PostgreSQL', () => {
  let postgres: Postgres
  let url: string

  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.createDatabase()
    return postgres.stop
  })

  async function connect(at = url): Promise<Store> {
    const store = await storeOf({ DATABASE_URL: at })
    onTestFinished(store.close)
    return store
  }

  /** Reads the inquiries until it is ended, as pg_dump does of a large table. */
  async function startBackup() {
    const backup = new pg.Client(url)
    await backup.connect()
    await backup.query('begin; select from inquiries')
    return {
      backup,
      endBackup: () => backup.end(),
      isQueued: async () => (await backup.query('select from pg_locks where not granted')).rowCount,
    }
  }

  async function isInTables(words: string): Promise<boolean> {
    const operator = new pg.Client(url)
    await operator.connect()
    await operator.query('checkpoint')
    await operator.end()
    const tables = join(decodeURIComponent(new URL(url).hostname), 'data', 'base')
    return readdirSync(tables, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(words))
  }

  test('a backup holds inquiries, and no hash of an IP address beside its key', async () => {
    const store = await connect()
    await store.inquiries.add(anInquiry({ message: 'BACK-THIS-UP' }))
    await store.buckets.update(['HASH-OF-AN-ADDRESS'], (_, now) => [['HASH-OF-AN-ADDRESS', now]])
    const named = await store.backup('/tmp/never-written').catch(String)

    const [command = ''] = String(named).match(/pg_dump .*/) ?? []
    expect(readFileSync('docs/inquiries.md', 'utf8')).toContain(`\`${command}\``)
    const [program = '', ...options] = command.split(' ')
    const { stdout } = await run(program, [...options, '--format=plain', url])
    expect(stdout).toContain('BACK-THIS-UP')
    expect(stdout).not.toContain('HASH-OF-AN-ADDRESS')
  })

  test('the readiness check fails on a read-only PostgreSQL', async () => {
    const readOnly = `${url}?options=-c%20default_transaction_read_only%3Don`
    await connect()
    const store = await connect(readOnly)
    await expect(store.ping()).rejects.toThrow('read-only')
    await expect(store.inquiries.add(anInquiry())).rejects.toThrow(StoreUnavailableError)
  })

  test('an erased inquiry leaves no trace in the tables', async () => {
    const store = await connect()
    const [erasable, kept] = [anInquiry({ message: 'ERASE-THESE' }), anInquiry()]
    await store.inquiries.add(erasable)
    await store.inquiries.add(kept)
    expect(await isInTables('ERASE-THESE')).toBe(true)
    await store.inquiries.erase([erasable.id])
    expect(await isInTables('ERASE-THESE')).toBe(false)
    expect(await store.inquiries.list()).toContainEqual(kept)
  })

  test('an erasure may take longer than a query may', async () => {
    const { backup, endBackup, isQueued } = await startBackup()
    const store = createStore(await openTestPostgres(url, 1000))
    const erasable = anInquiry()
    await store.inquiries.add(erasable)
    const erased = store.inquiries.erase([erasable.id])
    await expect.poll(isQueued).toBe(1)
    await backup.query('select pg_sleep(1.2)')
    await endBackup()
    expect(await erased).toBe(1)
    await store.close()
  })

  test('an erasure that cannot be finished says that traces remain, and lets inquiries in', async () => {
    const store = await connect()
    const erasable = anInquiry({ message: 'ERASE-THESE-TOO' })
    await store.inquiries.add(erasable)
    const { endBackup, isQueued } = await startBackup()
    const erased = store.inquiries.erase([erasable.id])
    await expect.poll(isQueued).toBe(1)
    const next = store.inquiries.add(anInquiry())
    await expect(erased).rejects.toThrow('traces remain')
    expect(await next).toBe('accepted')
    await endBackup()
    expect(await isInTables('ERASE-THESE-TOO')).toBe(true)
    const restarted = await connect()
    await restarted.inquiries.purge(0)
    expect(await isInTables('ERASE-THESE-TOO')).toBe(false)
  })

  test('a start with nothing to erase waits for no backup', async () => {
    const { endBackup } = await startBackup()
    const store = await connect()
    expect(await store.inquiries.purge(0)).toBe(0)
    await endBackup()
  })

  test('a server waits for the migrations of another for longer than a query may take', async () => {
    const other = new pg.Client(url)
    await other.connect()
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock($1)', [KYSELY_LOCK])
    const opened = openTestPostgres(url, 100)
    await expect
      .poll(async () => (await other.query('select from pg_locks where not granted')).rowCount)
      .toBe(1)
    await other.query('select pg_sleep(0.3)')
    await other.end()
    await (await opened).close()
  })

  test('a database that is not there is named, with the setting', async () => {
    const nowhere = new URL(url)
    nowhere.pathname = '/nothing'
    const opened = storeOf({ DATABASE_URL: nowhere.href })
    expect(await opened.then(() => null, errorText)).toMatch(
      /^DATABASE_URL: .* has no database "nothing"; create it, or name another \(/,
    )
  })

  test.each([
    ['has another name now', (name: string) => `alter database ${name} rename to ${name}_of_old`],
    ['lets its user in no more', (name: string) => `alter role clerk_of_${name} nologin`],
  ])('an inquiry is refused as retryable while the database %s', async (_what, change) => {
    const own = new URL(await postgres.createDatabase())
    const name = own.pathname.slice(1)
    const operator = new pg.Client(url)
    await operator.connect()
    await operator.query(`create role clerk_of_${name} superuser login`)
    own.username = `clerk_of_${name}`
    const store = await connect(own.href)
    await operator.query(change(name))
    await operator.end()
    await expect(store.inquiries.add(anInquiry())).rejects.toThrow(StoreUnavailableError)
    await expect(store.ping()).rejects.toThrow(/does not exist|not permitted to log in/)
  })

  test('an inquiry whose first try hangs in its transaction is stored by the next', async () => {
    const hanging = await openTestPostgres(url, 1000)
    const store = await connect()
    const inquiry = anInquiry()
    const firstTry = hanging.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('inquiries').values(toRow(inquiry)).execute()
      expect(await store.inquiries.add(inquiry)).toBe('accepted')
    })
    await expect(firstTry).rejects.toThrow()
    expect(await store.inquiries.list()).toContainEqual(inquiry)
    await hanging.close()
  })
})
