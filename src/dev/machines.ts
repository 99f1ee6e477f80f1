import { type AnyStateMachine, StateMachine } from 'xstate'

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** The machines that modules export, by id. */
export const machinesIn = (modules: readonly object[]): ReadonlyMap<string, AnyStateMachine> =>
  new Map(
    modules
      .flatMap((module) => Object.values(module))
      .filter(isMachine)
      .map((machine) => [machine.id, machine]),
  )
