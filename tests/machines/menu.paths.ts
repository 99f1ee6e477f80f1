import { menu } from '../../src/dev/vocabulary.ts'
import { menuMachine } from '../../src/machines/menu.machine.ts'
import { shortestPaths } from '../support/model.ts'
import type { Played } from './of-machines.ts'

/** The paths through the mobile menu's machine that a visitor can bring about. */
export const menuPaths = shortestPaths(menuMachine, {
  input: undefined,
  vocabulary: menu.events,
  isPossible: ({ type }, state) => type !== 'menu.choose' || state.hasTag('open'),
})

export const played: Played = {
  machine: menuMachine,
  paths: menuPaths,
  untaken: {},
}
