import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { coverageOf, transitionId } from '../../src/dev/definition.ts'
import {
  COMMON_INVARIANTS,
  explore,
  invariantsOf,
  type Model,
  type Report,
} from '../support/model.ts'
import { inquiryModel } from './inquiry.model.ts'
import { languageModel } from './language.model.ts'
import { menuModel } from './menu.model.ts'
import { toasterModel } from './toaster.model.ts'

/** Each model says in plain words what always holds; here it is held against every generated path. */
const modelled = <Machine extends AnyStateMachine, World>(model: Model<Machine, World>) => ({
  machine: model.machine as AnyStateMachine,
  explore: () => explore(model),
  invariants: invariantsOf(model),
})

const MODELS = [
  modelled(toasterModel),
  modelled(menuModel),
  modelled(languageModel),
  modelled(inquiryModel),
]

describe.each(MODELS)('the $machine.id machine', ({ machine, explore, invariants }) => {
  let report: Report

  beforeAll(async () => {
    report = await explore()
  }, 60_000)

  it.each([...invariants, ...COMMON_INVARIANTS])('%s', (invariant) => {
    expect(report.broken.get(invariant), 'to see it: npm run dev, and this address').toBeUndefined()
  })

  it('has every one of its transitions taken', () => {
    const { all, untaken } = coverageOf(machine, report.taken)
    expect(all).toBeGreaterThan(0)
    expect(untaken.map(transitionId)).toEqual([])
  })
})
