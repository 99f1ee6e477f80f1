import { describe, expect, it } from 'vitest'
import { coverageOf, transitionId } from '../../src/dev/definition.ts'
import { MACHINES } from '../../src/dev/machine-events.ts'
import { explore, invariantsOf, NO_ERROR } from './explore.ts'
import { MODELS } from './models.ts'

/** Each model says in plain words what always holds; here it is held against every generated path. */
const explored = await Promise.all(
  MODELS.map(async (model) => {
    const { broken, taken } = await explore(model)
    // Of those that one fault breaks the one with the shortest path is told first.
    const invariants = new Set([...broken.keys(), ...invariantsOf(model), NO_ERROR])
    return { machine: model.machine, broken, taken, invariants }
  }),
)

it('every machine of the site has a model', () => {
  expect(MODELS.map(({ machine }) => machine.id)).toEqual([...MACHINES.keys()].sort())
})

describe.each(explored)('the $machine.id machine', ({ machine, broken, taken, invariants }) => {
  it.each([...invariants])('%s', (invariant) => {
    const path = broken.get(invariant)
    if (path) {
      expect.fail(
        `broken by ${path.inWords}\nTo see it: npm run dev, then (if its port is 5173) http://localhost:5173${path.link}`,
      )
    }
  })

  it('has every one of its transitions taken', () => {
    const { all, untaken } = coverageOf(machine, taken)
    expect(all).toBeGreaterThan(0)
    expect(untaken.map(transitionId)).toEqual([])
  })
})
