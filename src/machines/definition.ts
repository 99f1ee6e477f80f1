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

/** The display name of a transition's trigger: `toast.show`, `after exit`, `post fails` */
export function triggerOf({ source, eventType }: AnyTransitionDefinition): string {
  const delay = /^xstate\.after\.([^.]+)/.exec(eventType)?.[1]
  if (delay) return `after ${delay}`
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType)
  if (!answer) return eventType || 'at once'
  const actor = source.invoke.find(({ id }) => id === answer[2])
  return `${actor?.src ?? answer[2]} ${answer[1] === 'done' ? 'is done' : 'fails'}`
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
