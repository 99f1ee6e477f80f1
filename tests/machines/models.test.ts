import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { coverageOf } from '../../src/dev/machine/coverage.ts'
import { graphOf, type MachineGraph } from '../../src/dev/machine/graph.ts'
import {
  COMMON_INVARIANTS,
  explore,
  invariantsOf,
  type Model,
  type Report,
} from '../support/model.ts'
import { noteTaken } from '../support/note-taken.ts'
import { textTable } from '../support/text-table.ts'
import { inquiryModel } from './inquiry.model.ts'
import { languageModel } from './language.model.ts'
import { menuModel } from './menu.model.ts'
import { toasterModel } from './toaster.model.ts'

/** Each model says in plain words what always holds; here it is held against every generated path. */
const modelled = <Machine extends AnyStateMachine, World>(model: Model<Machine, World>) => ({
  graph: graphOf(model.machine),
  explore: () => explore(model),
  invariants: invariantsOf(model),
})

const MODELS = [
  modelled(toasterModel),
  modelled(menuModel),
  modelled(languageModel),
  modelled(inquiryModel),
]

const reports = new Map<MachineGraph, Report>()

describe.each(MODELS)('the $graph.id machine', ({ graph, explore, invariants }) => {
  let report: Report

  beforeAll(async () => {
    report = await explore()
    reports.set(graph, report)
    await noteTaken('models', graph.id, report.taken)
  }, 60_000)

  it.each([...invariants, ...COMMON_INVARIANTS])('%s', (invariant) => {
    expect(report.broken.get(invariant), 'the first path that breaks it').toBeUndefined()
  })

  it('has every one of its transitions taken', () => {
    expect(graph.transitions.length).toBeGreaterThan(0)
    expect(coverageOf(graph, report.taken).untaken).toEqual([])
  })
})

afterAll(() => {
  process.stdout.write(`\n${table()}\n`)
})

/** The transition coverage of all machines, as a table for people. */
function table(): string {
  const head = ['machine', 'states', 'transitions', 'taken', 'coverage', 'paths', 'steps']
  const rows = [...reports].map(([graph, report]) => {
    const { all, taken } = coverageOf(graph, report.taken)
    const coverage = `${Math.floor((100 * taken) / all)} %`
    return [graph.id, report.states, all, taken, coverage, report.paths, report.steps].map(String)
  })
  return textTable(head, rows)
}
