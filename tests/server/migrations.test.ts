import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** In the order of their release. Databases have run them and will not run them again. */
const RELEASED = [
  ['2026-11-inquiries.postgres.sql', '9581d505d9ce422f'],
  ['2026-11-inquiries.sqlite.sql', 'f531811ff4dc7dcb'],
  ['2026-11-rate-limit.postgres.sql', 'ba9cf323e6b416f7'],
  ['2026-11-rate-limit-clock.postgres.sql', '4cd95e2b14bc4c54'],
  ['2026-11-retention.postgres.sql', '5e7d695014a0df14'],
  ['2026-11-retention.sqlite.sql', 'f7df6ec95da475dc'],
] as const

test('released migrations never change: add a new file, and its hash to RELEASED', () => {
  const hashes = globSync('src/server/store/migrations/*.sql').map((file) => [
    basename(file),
    hash('sha256', readFileSync(file)).slice(0, 16),
  ])
  expect(Object.fromEntries(hashes)).toEqual(Object.fromEntries(RELEASED))
})

test('migrations are run in the order of their release: the name of a new one is the last', () => {
  const names = RELEASED.map(([file]) => file.replace(/\.\w+\.sql$/, ''))
  const whatToDo =
    'name the new one by its day, from 2026-12-01 on: no database runs one before those it has run'
  expect(names.toSorted(), whatToDo).toEqual(names)
})
