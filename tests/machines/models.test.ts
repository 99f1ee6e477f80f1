import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMON_INVARIANTS, explore, invariantsOf, type Report } from '../support/model.ts'
import { textTable } from '../support/text-table.ts'
import { inquiryModel } from './inquiry.model.ts'
import { languageModel } from './language.model.ts'
import { menuModel } from './menu.model.ts'
import { toasterModel } from './toaster.model.ts'

/** Each model says in plain words what always holds; here it is held against every generated path. */
const MODELS = {
  toaster: { explore: () => explore(toasterModel), invariants: invariantsOf(toasterModel) },
  menu: { explore: () => explore(menuModel), invariants: invariantsOf(menuModel) },
  language: { explore: () => explore(languageModel), invariants: invariantsOf(languageModel) },
  inquiry: { explore: () => explore(inquiryModel), invariants: invariantsOf(inquiryModel) },
}

const reports = new Map<string, Report>()

describe.each(Object.entries(MODELS))('the %s machine', (name, model) => {
  let report: Report

  beforeAll(async () => {
    report = await model.explore()
    reports.set(name, report)
  }, 60_000)

  it.each([...model.invariants, ...COMMON_INVARIANTS])('%s', (invariant) => {
    expect(report.broken.get(invariant), 'the first path that breaks it').toBeUndefined()
  })

  it('has every one of its transitions taken', () => {
    expect(report.coverage.size).toBeGreaterThan(0)
    expect(untaken(report)).toEqual([])
  })
})

afterAll(() => {
  process.stdout.write(`\n${table()}\n`)
})

const untaken = ({ coverage }: Report) =>
  [...coverage].filter(([, times]) => times === 0).map(([transition]) => transition)

/** The transition coverage of all machines, as a table for people. */
function table(): string {
  const head = ['machine', 'states', 'transitions', 'taken', 'coverage', 'paths', 'steps']
  const rows = [...reports].map(([name, report]) => {
    const all = report.coverage.size
    const taken = all - untaken(report).length
    const coverage = `${Math.floor((100 * taken) / all)} %`
    return [name, report.states, all, taken, coverage, report.paths, report.steps].map(String)
  })
  return textTable(head, rows)
}
