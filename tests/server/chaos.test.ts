import { describe, expect, test } from 'vitest'
import { runChaos } from '../../scripts/chaos/run.ts'
import { isPostgresInstalled } from '../../scripts/harness/postgres.ts'

/**
 * One round of every fault, both databases side by side: most of it is waiting. `npm run chaos` runs
 * fifty rounds. A failure names its seed.
 */
const seed = Math.floor(Math.random() * 1_000_000)

describe.concurrent(`whatever fails, with seed ${seed}`, () => {
  test('no inquiry is lost, doubled or left unmailed (SQLite)', async () => {
    const { violations } = await runChaos({ engine: 'sqlite', rounds: 11, seed })
    expect(violations).toEqual([])
  }, 240_000)

  test.skipIf(!isPostgresInstalled())(
    'no inquiry is lost, doubled or left unmailed (PostgreSQL)',
    async () => {
      const { violations } = await runChaos({ engine: 'postgres', rounds: 18, seed })
      expect(violations).toEqual([])
    },
    240_000,
  )
})
