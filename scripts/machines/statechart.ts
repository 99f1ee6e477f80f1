import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { implementationName } from '../../src/machines/definition.ts'

/** What XState's own definition of a statechart says, as names. */

export type Transition = AnyTransitionDefinition

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
