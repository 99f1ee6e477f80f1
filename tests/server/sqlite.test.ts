import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorText } from '../../src/server/error-text.ts'
import { StoreUnavailableError } from '../../src/server/store/database.ts'
import { createStore, type Store } from '../../src/server/store/open.ts'
import { openDatabaseFile, openSqlite, problemsOfBackup } from '../../src/server/store/sqlite.ts'
import { anInquiry, storeOf } from '../support/stores.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

let directory: string
let file: string
let database: DatabaseSync
let store: Store

beforeEach(async () => {
  directory = await temporaryFolder()
  file = join(directory, 'data', 'test.sqlite')
  database = openDatabaseFile(file)
  store = createStore(await openSqlite(database))
})
afterEach(() => store.close())

const pragma = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]

const wordsInFiles = (words: string): boolean =>
  readdirSync(join(directory, 'data')).some((name) =>
    readFileSync(join(directory, 'data', name)).includes(words),
  )

/** Holds the write lock in a process of its own until it is told to let go. */
async function holdWriteLock() {
  const script = `
    const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(process.argv[1])
    database.exec('begin immediate')
    process.stdout.write('held')
    process.stdin.once('data', () => database.exec('rollback'))
  `
  const holder = spawn(process.execPath, ['-e', script, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  return {
    async release() {
      holder.stdin.end('now')
      await once(holder, 'exit')
    },
  }
}

// It waits for the disk at every commit, enforces its references, and overwrites what it deletes.
test.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['secure_delete', 1],
])('the database has %s = %s', (name, value) => {
  expect(pragma(name)).toBe(value)
})

test('the file and its directory are for their owner only', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(join(directory, 'data')).mode & 0o777).toBe(0o700)
})

test('an erased inquiry leaves no trace in any file', async () => {
  const inquiry = anInquiry({ message: 'erase-these-words '.repeat(200) })
  await store.inquiries.add(inquiry)
  await store.inquiries.erase([inquiry.id])
  expect(wordsInFiles('erase-these-words')).toBe(false)
})

test('a purge leaves no trace in the files while the server writes at the same time', async () => {
  await store.inquiries.add(anInquiry({ receivedAt: 1, message: 'purge-these-words '.repeat(200) }))
  await Promise.all([
    store.secret('form-token'),
    store.inquiries.purge(2),
    store.outbox.claim({ now: Date.now(), leaseMs: 1 }),
    store.inquiries.add(anInquiry()),
  ])
  expect(wordsInFiles('purge-these-words')).toBe(false)
})

test('a purge repeats an erasure that failed', async () => {
  await store.inquiries.add(anInquiry({ receivedAt: 1, message: 'purge-these-words '.repeat(200) }))
  const reader = new DatabaseSync(file)
  reader.exec('begin; select * from inquiries')
  expect(await store.inquiries.purge(2).catch(errorText)).toMatch(
    /^Deleted, but traces remain [^()]+ \([^()]+\)$/,
  )
  expect(wordsInFiles('purge-these-words')).toBe(true)
  reader.close()
  expect(await store.inquiries.purge(2)).toBe(0)
  expect(wordsInFiles('purge-these-words')).toBe(false)
})

test('a purge repeats an erasure that failed before a restart', async () => {
  await store.inquiries.add(anInquiry({ receivedAt: 1, message: 'purge-these-words '.repeat(200) }))
  const reader = new DatabaseSync(file)
  reader.exec('begin; select * from inquiries')
  await expect(store.inquiries.purge(2)).rejects.toThrow('traces remain')
  const restarted = createStore(await openSqlite(new DatabaseSync(file)))
  reader.exec('rollback')
  await restarted.inquiries.purge(2)
  expect(wordsInFiles('purge-these-words')).toBe(false)
  await restarted.close()
  reader.close()
})

test('a database that a newer release has changed says so', async () => {
  database.exec("insert into kysely_migration values ('2027-01-phone', '2027-01-01')")
  await expect(openSqlite(new DatabaseSync(file))).rejects.toThrow(
    'A newer release has changed the database: start that release',
  )
})

test('a misordered migration is reported as such, not as a newer release', async () => {
  database.exec(
    "update kysely_migration set timestamp = '1970-01-01' where name like '%-retention'",
  )
  await expect(openSqlite(new DatabaseSync(file))).rejects.toThrow(
    'A migration would come before those that the database has run',
  )
})

test('a migration that fails is named, with the reason', async () => {
  const data = { DATA_DIR: directory }
  await (await storeOf(data)).close()
  const used = new DatabaseSync(join(directory, 'inquiries.sqlite'))
  used.exec("delete from kysely_migration where name = '2026-11-retention'")
  used.close()
  expect(await storeOf(data).catch(errorText)).toMatch(
    /^Migration 2026-11-retention failed \(table "?retention"? already exists\)$/,
  )
})

test.each([
  ['is gone', () => rm(join(directory, 'data'), { recursive: true })],
  [
    'was replaced',
    async () => {
      await store.backup(`${file}.new`)
      await rename(`${file}.new`, file)
    },
  ],
])('an inquiry whose file %s is refused, not confirmed', async (_what, happen) => {
  await happen()
  await expect(store.inquiries.add(anInquiry())).rejects.toThrow(StoreUnavailableError)
  await expect(store.ping()).rejects.toThrow('no longer where it was opened')
})

test('the readiness check fails when nothing can be stored', async () => {
  await store.ping()
  database.exec(`pragma max_page_count = ${Number(pragma('page_count'))}`)
  const fill = async () => {
    for (;;) await store.inquiries.add(anInquiry())
  }
  await expect(fill()).rejects.toThrow(StoreUnavailableError)
  await expect(store.ping()).rejects.toThrow('full')
  database.exec('pragma max_page_count = 1000000')
  await store.ping()
  database.exec('pragma query_only = on')
  await expect(store.ping()).rejects.toThrow('readonly')
  await expect(store.inquiries.add(anInquiry())).rejects.toThrow(StoreUnavailableError)
})

test('an inquiry is refused as retryable when the write lock is held for long', async () => {
  const lock = await holdWriteLock()
  await expect(store.inquiries.add(anInquiry())).rejects.toThrow(StoreUnavailableError)
  await lock.release()
  expect(await store.inquiries.add(anInquiry())).toBe('accepted')
})

test('an inquiry waits for the write lock of another process, which serves others meanwhile', async () => {
  const lock = await holdWriteLock()
  const order: string[] = []
  const accepted = store.inquiries.add(anInquiry()).then((outcome) => order.push(outcome))
  await new Promise(setImmediate)
  order.push('served')
  await lock.release()
  await accepted
  expect(order).toEqual(['served', 'accepted'])
})

test('a backup holds everything, and nothing more is written to the original', async () => {
  const inquiry = anInquiry()
  await store.inquiries.add(inquiry)
  const copy = join(directory, 'copy.sqlite')
  await store.backup(copy)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  expect(problemsOfBackup(copy)).toEqual([])
  const restored = createStore(await openSqlite(openDatabaseFile(copy)))
  expect(await restored.inquiries.list('regular')).toEqual([inquiry])
  expect(await restored.outbox.entries()).toMatchObject([{ inquiryId: inquiry.id }])
  await restored.close()
})

test('a backup that cannot be finished leaves no file behind', async () => {
  const copy = join(directory, 'copy.sqlite')
  const unfinished = store.backup(copy)
  mkdirSync(copy)
  await expect(unfinished).rejects.toThrow()
  expect(existsSync(`${copy}.partial`)).toBe(false)
})

test('a backup can be made while another process writes', async () => {
  const lock = await holdWriteLock()
  await store.backup(join(directory, 'copy.sqlite'))
  await lock.release()
  expect(existsSync(join(directory, 'copy.sqlite'))).toBe(true)
})

test('a backup never overwrites a file', async () => {
  const copy = join(directory, 'copy.sqlite')
  await store.backup(copy)
  await expect(store.backup(copy)).rejects.toThrow('exists already')
})

test('a database of something else is no backup', () => {
  const other = join(directory, 'other.sqlite')
  new DatabaseSync(other).exec('create table other (id integer)')
  expect(problemsOfBackup(other)).toEqual(['it holds no inquiries'])
})

test('a backup with an orphan is damaged', async () => {
  const copy = join(directory, 'copy.sqlite')
  await store.inquiries.add(anInquiry())
  await store.backup(copy)
  const damaged = new DatabaseSync(copy, { enableForeignKeyConstraints: false })
  damaged.exec('delete from inquiries')
  damaged.close()
  expect(problemsOfBackup(copy)).toEqual(['row 1 of outbox has lost its inquiries row'])
})
