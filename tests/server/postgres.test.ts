import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  isPostgresInstalled,
  openPostgres,
  type Postgres,
  startPostgres,
} from '../../scripts/harness/postgres.ts'
import { StoreUnavailable } from '../../src/server/store/engine.ts'
import { createStore } from '../../src/server/store/open.ts'
import { anInquiry } from '../support/stores.ts'

describe.skipIf(!isPostgresInstalled())('PostgreSQL', () => {
  let postgres: Postgres
  let url: string

  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.createDatabase()
  })
  afterAll(() => postgres.stop())

  test('a backup is left to the tool of PostgreSQL, and it is named', async () => {
    const store = createStore(await openPostgres(url))
    await expect(store.backup('/tmp/never-written')).rejects.toThrow('pg_dump')
    await store.close()
  })

  test('a PostgreSQL that is gone refuses inquiries as retryable', async () => {
    const store = createStore(await openPostgres(url))
    expect(await store.inquiries.accept(anInquiry())).toBe('accepted')
    await postgres.stop()
    await expect(store.inquiries.accept(anInquiry())).rejects.toThrow(StoreUnavailable)
    await expect(store.ping()).rejects.toThrow()
    await store.close()
  })

  test('a PostgreSQL that is gone lets no server start', async () => {
    await expect(openPostgres(url)).rejects.toThrow()
  })
})
