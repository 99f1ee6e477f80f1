import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/**
 * A statechart as the text of a Mermaid state diagram; `active` names the ids of states to mark
 * (`toaster.toast.absent`).
 */
export function diagramOf(machine: AnyStateMachine, active: readonly string[] = []): string {
  const marks = active.map((id) => `  class ${nameOf(id)} active`)
  return [
    'stateDiagram-v2',
    ...drawState(machine.root).map(indent),
    ...allStates(machine.root).flatMap(drawTransitions).map(indent),
    ...(marks.length > 0 ? ['  classDef active fill:#ff729e,color:#0c1813,stroke:#0c1813'] : []),
    ...marks,
  ].join('\n')
}

/** A state and all states within it. */
export const allStates = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(allStates),
]

export const transitionsOf = (state: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...state.transitions.values()].flat(),
  ...(state.always ?? []),
]

/** What makes a transition happen, in words: `toast.show`, `after exit`, `post fails`. */
export function triggerOf({ source, eventType }: AnyTransitionDefinition): string {
  const delay = /^xstate\.after\.([^.]+)/.exec(eventType)?.[1]
  if (delay) return `after ${delay}`
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType)
  if (!answer) return eventType || 'at once'
  const actor = source.invoke.find(({ id }) => id === answer[2])
  return `${actor?.src ?? answer[2]} ${answer[1] === 'done' ? 'is done' : 'fails'}`
}

/** The name of a guard or an action, as it stands in the machine: `isHeld`, `not isHeld`. */
export function implementationName(reference: unknown): string {
  if (typeof reference === 'string') return reference
  if (typeof reference === 'function') {
    const { guards = [] } = reference as { guards?: unknown[] }
    return [reference.name, ...guards.map(implementationName)].join(' ')
  }
  return (reference as { type: string }).type
}

const indent = (line: string) => `  ${line}`
const nameOf = (id: string) => id.replace(/\W/g, '_')

function drawState(state: AnyStateNode): string[] {
  const children = Object.values(state.states)
  const declaration = `state "${state.key}" as ${nameOf(state.id)}`
  if (children.length === 0) {
    return state.type === 'final' ? [declaration, `${nameOf(state.id)} --> [*]`] : [declaration]
  }
  const inside =
    state.type === 'parallel'
      ? children.flatMap((child, index) => [...(index > 0 ? ['--'] : []), ...drawState(child)])
      : [
          ...state.initial.target.map(({ id }) => `[*] --> ${nameOf(id)}`),
          ...children.flatMap(drawState),
        ]
  return [declaration, `state ${nameOf(state.id)} {`, ...inside.map(indent), '}']
}

const drawTransitions = (state: AnyStateNode): string[] =>
  transitionsOf(state).flatMap((transition) =>
    (transition.target ?? [state]).map(
      ({ id }) => `${nameOf(state.id)} --> ${nameOf(id)}: ${labelOf(transition)}`,
    ),
  )

function labelOf(transition: AnyTransitionDefinition): string {
  const guard = transition.guard ? ` [${implementationName(transition.guard)}]` : ''
  const actions = transition.actions.map(implementationName).join(', ')
  return `${triggerOf(transition)}${guard}${actions && ` / ${actions}`}`
}
