import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DatabaseKind } from '../../src/server/store/database.ts'
import { isPostgresInstalled } from '../support/postgres.ts'
import { type Ledger, startCrowd } from '../support/visitors.ts'
import { FAULTS, type Fault } from './chaos/faults.ts'
import { brokenPromises } from './chaos/promises.ts'
import { startTestbed, type Testbed } from './chaos/testbed.ts'

/**
 * Visitors post while the server, its database, its disk, its clock, the proxy and the mail server
 * fail: one round of every fault, both databases side by side, for most of it is waiting. `npm run
 * chaos` runs fifty. `CHAOS_FAULT` is part of the names of the faults to inject.
 */
const { CHAOS_ROUNDS, CHAOS_SEED, CHAOS_FAULT = '' } = process.env
const seed = Number(CHAOS_SEED ?? Math.floor(Math.random() * 1_000_000))

/**
 * Within this time the server must be up again and every visitor have a 201. Generous: machines are
 * shared.
 */
const RECOVER_WITHIN_MS = 120_000
const ROUND_MS = 15_000

interface Round {
  fault: Fault
  /** From the start to the fault, and from there to its repair */
  beforeMs: number
  duringMs: number
}

/** Every fault about equally often, in an order and with pauses derived from the seed. */
function sequence(faults: readonly Fault[]): Round[] {
  const round = (fault: Fault) =>
    fc.record({
      fault: fc.constant(fault),
      beforeMs: fc.integer({ min: 100, max: 400 }),
      duringMs: fc.integer({ min: 200, max: 800 }),
    })
  const cycle = fc
    .shuffledSubarray([...faults], { minLength: faults.length })
    .chain((order) => fc.tuple(...order.map(round)))
  const count = Number(CHAOS_ROUNDS ?? faults.length)
  const cycles = fc.sample(cycle, { seed, numRuns: Math.ceil(count / faults.length) })
  return cycles.flat().slice(0, count)
}

/** Injects a fault while visitors post and removes it again; returns what went wrong meanwhile. */
async function playRound(testbed: Testbed, { fault, beforeMs, duringMs }: Round, ledger: Ledger) {
  const crowd = startCrowd(testbed.url, testbed.token, ledger)
  await sleep(beforeMs)
  await fault.inject(testbed)
  await sleep(duringMs)
  await fault.heal(testbed)

  const isWell = await crowd.finish(RECOVER_WITHIN_MS)
  const violations = [...crowd.unexpected]
  if (crowd.pages.notServed > 0 && !fault.takesPages)
    violations.push(`${crowd.pages.notServed} of ${crowd.pages.read} pages were not served`)
  if (!isWell) violations.push('visitors got no 201 within two minutes after the fault')
  const { exitCode, signalCode } = testbed.server().process
  if (exitCode !== null || signalCode !== null) {
    violations.push('the server has ended')
    await testbed.restartServer()
  }
  return violations.map((violation) => `${fault.name}: ${violation}`)
}

/** Rounds of visitors who post while one fault after the other is injected; returns the broken promises. */
async function chaosOn(database: DatabaseKind): Promise<string[]> {
  const testbed = await startTestbed(database)
  const ledger: Ledger = { sent: new Map(), acknowledged: new Map() }
  const faults = FAULTS.filter(
    (fault) =>
      (!fault.database || fault.database === database) &&
      (!fault.needsDisk || testbed.disk) &&
      fault.name.includes(CHAOS_FAULT),
  )
  if (faults.length === 0) throw new Error(`No fault of ${database} is named “${CHAOS_FAULT}”`)
  const violations: string[] = []
  try {
    for (const round of sequence(faults))
      violations.push(...(await playRound(testbed, round, ledger)))
    return [...violations, ...(await brokenPromises(testbed, ledger))]
  } finally {
    await testbed.remove()
  }
}

describe.concurrent(`whatever fails, with seed ${seed}`, () => {
  const timeout = ROUND_MS * Number(CHAOS_ROUNDS ?? FAULTS.length)

  test('no inquiry is lost, doubled or left unmailed (SQLite)', { timeout }, async () => {
    expect(await chaosOn('sqlite')).toEqual([])
  })

  test.skipIf(!isPostgresInstalled())(
    'no inquiry is lost, doubled or left unmailed (PostgreSQL)',
    { timeout },
    async () => {
      expect(await chaosOn('postgres')).toEqual([])
    },
  )
})
