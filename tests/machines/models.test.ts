import { beforeAll, describe, expect, it } from 'vitest'
import { coverageOf, transitionId } from '../../src/dev/definition.ts'
import { MACHINES } from '../../src/dev/machine-events.ts'
import { COMMON_INVARIANTS, explore, invariantsOf, type Report } from './explore.ts'
import { MODELS } from './models.ts'

/** Each model says in plain words what always holds; here it is held against every generated path. */
const modelled = MODELS.map((model) => ({
  machine: model.machine,
  explore: () => explore(model),
  invariants: invariantsOf(model),
}))

it('every machine of the site has a model', () => {
  expect(MODELS.map(({ machine }) => machine.id)).toEqual([...MACHINES.keys()].sort())
})

describe.each(modelled)('the $machine.id machine', ({ machine, explore, invariants }) => {
  let report: Report

  beforeAll(async () => {
    report = await explore()
  }, 60_000)

  it.each([...invariants, ...COMMON_INVARIANTS])('%s', (invariant) => {
    const path = report.broken.get(invariant)
    if (path) expect.fail(`broken; to see it: npm run dev, then http://localhost:5173${path}`)
  })

  it('has every one of its transitions taken', () => {
    const { all, untaken } = coverageOf(machine, report.taken)
    expect(all).toBeGreaterThan(0)
    expect(untaken.map(transitionId)).toEqual([])
  })
})
