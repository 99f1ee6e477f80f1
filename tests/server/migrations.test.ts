import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Databases have run them and will not run them again. */
const RELEASED = {
  '2026-11-inquiries.postgres.sql': '9581d505d9ce422f',
  '2026-11-inquiries.sqlite.sql': 'f531811ff4dc7dcb',
  '2026-11-rate-limit-clock.postgres.sql': '4cd95e2b14bc4c54',
  '2026-11-rate-limit.postgres.sql': 'ba9cf323e6b416f7',
}

test('migrations are as they were released; a change is a new file, with its hash here', () => {
  const files = globSync('src/server/store/migrations/*.sql')
  const hashes = files.map((file) => [
    basename(file),
    hash('sha256', readFileSync(file)).slice(0, 16),
  ])
  expect(Object.fromEntries(hashes)).toEqual(RELEASED)
})
