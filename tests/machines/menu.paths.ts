import { menuMachine } from '../../src/machines/menu.machine.ts'
import { shortestPaths } from '../support/model-paths.ts'
import { menuModel } from './menu.model.ts'

/** The paths through the mobile menu's machine that a visitor can bring about. */
export const menuPaths = shortestPaths(menuMachine, {
  input: undefined,
  vocabulary: menuModel.vocabulary,
  isPossible: ({ type }, state) => type !== 'menu.choose' || state.hasTag('open'),
})
