import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explore, type Report } from '../support/model.ts'
import { inquiryModel } from './inquiry.model.ts'
import { languageModel } from './language.model.ts'
import { menuModel } from './menu.model.ts'
import { toasterModel } from './toaster.model.ts'

/** Each model says in plain words what always holds; here it is held against every generated path. */
const MODELS = {
  toaster: { explore: () => explore(toasterModel), invariants: toasterModel.invariants },
  menu: { explore: () => explore(menuModel), invariants: menuModel.invariants },
  language: { explore: () => explore(languageModel), invariants: languageModel.invariants },
  inquiry: { explore: () => explore(inquiryModel), invariants: inquiryModel.invariants },
}

const reports = new Map<string, Report>()

describe.each(Object.entries(MODELS))('the %s machine', (name, model) => {
  let report: Report

  beforeAll(async () => {
    report = await model.explore()
    reports.set(name, report)
  }, 60_000)

  it.each(Object.keys(model.invariants))('%s', (invariant) => {
    expect(report.broken.get(invariant)).toBeUndefined()
  })

  it('keeps its timers to the millisecond, goes where its model goes and leaves no error', () => {
    expect([...report.broken]).toEqual([])
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
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')
  return [head, ...rows].map(line).join('\n')
}
