import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { coverageOf, transitionId } from '../../src/dev/definition.ts'
import { simulate } from '../../src/dev/simulator/simulation.ts'
import { inquiryMachine } from '../../src/machines/inquiry.machine.ts'
import { languageMachine } from '../../src/machines/language.machine.ts'
import { menuMachine } from '../../src/machines/menu.machine.ts'
import { toasterMachine } from '../../src/machines/toaster.machine.ts'
import type { PathStep } from '../support/model.ts'
import { inquiryPaths } from './inquiry.paths.ts'
import { languagePaths } from './language.paths.ts'
import { menuPaths } from './menu.paths.ts'
import { toasterPaths } from './toaster.paths.ts'

/** What the paths that `tests/e2e` plays on the real page take of each machine. */

interface Played {
  machine: AnyStateMachine
  input?: object
  paths: readonly (readonly Pick<PathStep<AnyStateMachine>, 'event'>[])[]
  /** Transitions that no path takes, and why */
  untaken: Record<string, string>
}

const PLAYED: Played[] = [
  {
    machine: toasterMachine,
    paths: toasterPaths,
    untaken: {
      'toaster.toast.present.life.open|key.hotkey|0':
        'on a page the hotkey brings the focus at once, which is played as `focus.enter`',
    },
  },
  { machine: menuMachine, paths: menuPaths, untaken: {} },
  {
    machine: languageMachine,
    input: { pathname: '/en', saved: null, browser: 'en' },
    paths: languagePaths,
    untaken: {
      'language.initializing|xstate.error.actor.0.language.initializing|0':
        'the site of these paths has loaded; one that cannot is played in bad-network.e2e.ts',
    },
  },
  { machine: inquiryMachine, paths: inquiryPaths, untaken: {} },
]

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
