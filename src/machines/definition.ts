import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Helpers that read XState's machine definitions, for diagrams. */

/** A state and all its descendants. */
export const allStates = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(allStates),
]

export const transitionsOf = (state: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...state.transitions.values()].flat(),
  ...(state.always ?? []),
]

export type TransitionKind = 'internal' | 'inside' | 'restart' | 'leave'

/**
 * What a transition does to the state that has it:
 * - `internal`: nothing is left and nothing entered,
 * - `inside`: the state stays, its child states restart,
 * - `restart`: it, or the state around it that is the target, is left and entered again,
 * - `leave`: it is left for another.
 */
export function kindOf({ source, target, reenter }: AnyTransitionDefinition): TransitionKind {
  if (!target || target.length === 0) return 'internal'
  if (target.every((state) => isWithin(state, source))) return reenter ? 'restart' : 'inside'
  return target.some((state) => isWithin(source, state)) ? 'restart' : 'leave'
}

/** Whether a state is another or one inside it. */
export const isWithin = (inner: AnyStateNode | undefined, outer: AnyStateNode): boolean =>
  inner === outer || (inner !== undefined && isWithin(inner.parent, outer))

/** The display name of a transition's trigger: `toast.show`, `after exit`, `post fails` */
export function triggerOf({ source, eventType }: AnyTransitionDefinition): string {
  const delay = /^xstate\.after\.([^.]+)/.exec(eventType)?.[1]
  if (delay) return `after ${delay}`
  const outcome = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType)
  if (!outcome) return eventType || 'at once'
  const actor = source.invoke.find(({ id }) => id === outcome[2])
  return `${actor?.src ?? outcome[2]} ${outcome[1] === 'done' ? 'is done' : 'fails'}`
}

/** The name of a guard or an action: `isHeld`, `not isHeld` */
export function implementationName(reference: unknown): string {
  if (typeof reference === 'string') return reference
  if (typeof reference === 'function') {
    const { guards = [] } = reference as { guards?: unknown[] }
    return [reference.name, ...guards.map(implementationName)].join(' ')
  }
  return (reference as { type: string }).type
}
