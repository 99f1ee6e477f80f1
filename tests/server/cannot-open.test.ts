import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  isPostgresInstalled,
  type Postgres,
  startPostgres,
} from '../../scripts/harness/postgres.ts'
import { errorText } from '../../src/server/error-text.ts'
import { createLog } from '../../src/server/log.ts'
import { openStore } from '../../src/server/store/open.ts'

const log = createLog(() => {}, Date.now)

/** What the operator reads when a store cannot be opened. */
const problemWith = (databaseUrl: string) =>
  openStore({ databaseUrl, dataDirectory: '/nowhere' }, log).then(() => null, errorText)

test('a machine that does not answer is named, with the setting', async () => {
  expect(await problemWith('postgres://duet:secret@localhost:1/duet')).toMatch(
    /^DATABASE_URL: nothing answers at localhost:1; start PostgreSQL, or correct it \(.*ECONNREFUSED/,
  )
})

describe.skipIf(!isPostgresInstalled())('a PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('without the database is named, with the setting', async () => {
    const url = new URL(await postgres.createDatabase())
    url.pathname = '/nothing'
    expect(await problemWith(url.href)).toMatch(
      /^DATABASE_URL: .* has no database "nothing"; create it, or name another \(/,
    )
  })
})
