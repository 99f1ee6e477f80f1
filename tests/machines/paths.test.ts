import { expect, it } from 'vitest'
import { coverageOf, transitionId } from '../../src/dev/definition.ts'
import { simulate } from '../../src/dev/simulator/simulation.ts'
import { PLAYED } from './of-machines.ts'

it.each(PLAYED)('of the $machine.id, all that a visitor can bring about', (played) => {
  const { machine, input, paths, untaken } = played
  const simulations = paths.map((path) =>
    simulate({ machine, input, steps: path.map(({ event }) => event) }),
  )
  expect(simulations.flatMap(({ problem }) => problem ?? [])).toEqual([])

  const entries = simulations.flatMap(({ log }) => log)
  const visited = new Set(entries.flatMap(({ transitions }) => transitions))
  const { untaken: left } = coverageOf(machine, visited)
  expect(left.map(transitionId)).toEqual(Object.keys(untaken))
})
