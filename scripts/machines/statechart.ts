import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { implementationName } from '../../src/machines/definition.ts'

/** What XState's own definition of a statechart says, as names. */

export type Transition = AnyTransitionDefinition

/**
 * What a transition does to the state that has it:
 * - `internal`: nothing is left and nothing entered,
 * - `inside`: the state stays, its child states restart,
 * - `restart`: it, or the state around it that is the target, is left and entered again,
 * - `leave`: it is left for another.
 */
export function kindOf({ source, target, reenter }: Transition) {
  if (!target || target.length === 0) return 'internal'
  if (target.every((state) => isWithin(state, source))) return reenter ? 'restart' : 'inside'
  return target.some((state) => isWithin(source, state)) ? 'restart' : 'leave'
}

/** Whether a state is another or one inside it. */
export const isWithin = (inner: AnyStateNode | undefined, outer: AnyStateNode): boolean =>
  inner === outer || (inner !== undefined && isWithin(inner.parent, outer))

export const guardOf = ({ guard }: Transition): string => (guard ? implementationName(guard) : '')

export const actionsOf = ({ actions }: Transition): string[] => actions.map(implementationName)

/** `toast.present`; the machine itself has no path: `toaster`. */
export const pathOf = ({ id, path }: AnyStateNode): string => path.join('.') || id

/** What a state does by itself: `entry / startClock`, `exit / stopClock`, `invoke / post` */
export const doneBy = ({ config, invoke }: AnyStateNode): string[] => [
  // Of the config: what XState keeps of them also starts and stops the timers.
  ...namesOf(config.entry).map((action) => `entry / ${action}`),
  ...namesOf(config.exit).map((action) => `exit / ${action}`),
  ...invoke.map(({ src }) => `invoke / ${implementationName(src)}`),
]

const namesOf = (actions: unknown): string[] =>
  (actions === undefined ? [] : [actions].flat()).map(implementationName)
