import { parseArgs } from 'node:util'
import type { EngineName } from '../src/server/store/engine.ts'
import { runChaos } from './chaos/run.ts'

/**
 * Visitors post while the server, its database, its disk, its clock, the proxy and the mail server
 * fail. Exits with 1 if an inquiry was lost, doubled or not mailed, or the server did not recover.
 *
 *   npm run chaos -- [--rounds 50] [--engine sqlite] [--seed 123] [--fault clock]
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    engine: { type: 'string' },
    fault: { type: 'string' },
  },
})
const ENGINES: readonly EngineName[] = ['sqlite', 'postgres']
const engines = ENGINES.filter((engine) => !values.engine || values.engine === engine)
const seed = Number(values.seed)

process.stdout.write(`seed ${seed}\n`)
for (const engine of engines) {
  process.stdout.write(`\n${engine}\n`)
  const onRound = (line: string) => process.stdout.write(`  ${line}\n`)
  const rounds = Number(values.rounds)
  const report = await runChaos({ engine, rounds, seed, only: values.fault, onRound })

  console.table(report.faults)
  for (const name of report.leftOut) process.stdout.write(`left out: ${name}\n`)
  process.stdout.write(
    `${report.acknowledged} inquiries acknowledged, ${report.mails} mails, slowest recovery ${Math.round(report.slowestRecoveryMs)} ms\n`,
  )
  for (const violation of report.violations) process.stdout.write(`VIOLATION ${violation}\n`)
  if (report.violations.length > 0) process.exitCode = 1
}
