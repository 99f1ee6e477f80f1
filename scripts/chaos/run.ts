import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { EngineName } from '../../src/server/store/engine.ts'
import { FAULTS, type Fault } from './faults.ts'
import { type Rig, startRig } from './rig.ts'
import { judge, type Ledger } from './verdict.ts'
import { startCrowd } from './visitors.ts'

/** Within this time the server must be up again and every visitor have a 201. */
const RECOVER_WITHIN_MS = 30_000

export interface ChaosOptions {
  engine: EngineName
  rounds: number
  seed: number
  /** Part of the names of the faults to inject; all, if missing */
  only?: string | undefined
  /** Called after each round */
  onRound?: (line: string) => void
}

export interface ChaosReport {
  /** What visitors saw, by fault */
  faults: Record<string, typeof EMPTY>
  acknowledged: number
  mails: number
  /** Longest wait, from the end of a fault until every visitor had a 201 */
  slowestRecoveryMs: number
  /** Faults that cannot be injected on this machine */
  leftOut: string[]
  /** Violated promises, as messages */
  violations: string[]
}

const EMPTY = {
  rounds: 0,
  acknowledged: 0,
  pages: 0,
  pagesNotServed: 0,
}

/** Rounds of visitors who post while one fault after the other is injected. */
export async function runChaos({
  engine,
  rounds,
  seed,
  only = '',
  onRound,
}: ChaosOptions): Promise<ChaosReport> {
  const rig = await startRig(engine)
  const ledger: Ledger = { sent: new Map(), acknowledged: new Map() }
  const possible = FAULTS.filter(
    (fault) => (!fault.engine || fault.engine === engine) && fault.name.includes(only),
  )
  const faults = possible.filter((fault) => !fault.needsDisk || rig.disk)
  const report: ChaosReport = {
    faults: {},
    acknowledged: 0,
    mails: 0,
    slowestRecoveryMs: 0,
    leftOut: possible.filter((fault) => !faults.includes(fault)).map(({ name }) => name),
    violations: [],
  }

  try {
    for (const [index, each] of sequence(faults, rounds, seed).entries()) {
      const { stored, recoveryMs, violations } = await runRound(rig, each, report, ledger)
      const round = `round ${index + 1}, ${each.fault.name}`
      report.violations.push(...violations.map((what) => `${round}: ${what}`))
      report.slowestRecoveryMs = Math.max(report.slowestRecoveryMs, recoveryMs)
      const shouted = violations.map((what) => `; ${what.toUpperCase()}`).join('')
      onRound?.(`${round}: ${stored} stored, recovered in ${Math.round(recoveryMs)} ms${shouted}`)
    }
    report.violations.push(...(await judge(rig, ledger)))
    report.acknowledged = ledger.acknowledged.size
    report.mails = rig.copies.length
    return report
  } finally {
    await rig.remove()
  }
}

/** Every fault about equally often, in an order and with pauses derived from the seed. */
function sequence(faults: readonly Fault[], rounds: number, seed: number): Round[] {
  const round = (fault: Fault) =>
    fc.record({
      fault: fc.constant(fault),
      beforeMs: fc.integer({ min: 100, max: 400 }),
      duringMs: fc.integer({ min: 200, max: 800 }),
    })
  const cycle = fc
    .shuffledSubarray([...faults], { minLength: faults.length })
    .chain((order) => fc.tuple(...order.map(round)))
  const cycles = fc.sample(cycle, { seed, numRuns: Math.ceil(rounds / faults.length) })
  return cycles.flat().slice(0, rounds)
}

interface Round {
  fault: Fault
  /** From the start to the fault, and from there to its repair */
  beforeMs: number
  duringMs: number
}

/** Injects a fault while visitors post and removes it again; returns what went wrong meanwhile. */
async function runRound(
  rig: Rig,
  { fault, beforeMs, duringMs }: Round,
  report: ChaosReport,
  ledger: Ledger,
) {
  const crowd = startCrowd(rig.url, rig.token)
  await sleep(beforeMs)
  await fault.inject(rig)
  await sleep(duringMs)
  await fault.heal(rig)

  const healedAt = performance.now()
  const isWell = await crowd.finish(RECOVER_WITHIN_MS)
  const recoveryMs = performance.now() - healedAt
  const { sent, acknowledged, pages } = crowd
  for (const [key, submission] of sent) ledger.sent.set(key, submission)
  for (const [key, submission] of acknowledged) ledger.acknowledged.set(key, submission)
  const tally = report.faults[fault.name] ?? { ...EMPTY }
  report.faults[fault.name] = tally
  tally.rounds += 1
  tally.acknowledged += acknowledged.size
  tally.pages += pages.read
  tally.pagesNotServed += pages.notServed

  const violations = [...crowd.unexpected]
  if (pages.notServed > 0 && !fault.takesPages) {
    violations.push(`${pages.notServed} of ${pages.read} pages were not served`)
  }
  if (!isWell) violations.push('visitors got no 201 within 30 s after the fault')
  if (hasEnded(rig)) {
    violations.push('the server has ended')
    await rig.restartServer()
  }
  return { stored: acknowledged.size, recoveryMs, violations }
}

const hasEnded = (rig: Rig): boolean => {
  const { exitCode, signalCode } = rig.server().process
  return exitCode !== null || signalCode !== null
}
