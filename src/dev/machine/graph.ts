import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import {
  allStates,
  implementationName,
  kindOf,
  type TransitionKind,
  transitionsOf,
  triggerOf,
} from '../../machines/definition.ts'

/**
 * A statechart as serialisable data, sent from the page to the view, which draws it and measures
 * the coverage of its transitions.
 */
export interface MachineGraph {
  /** `toaster` */
  id: string
  root: StateNode
  transitions: Transition[]
}

export interface StateNode {
  /** `toaster.toast.present` */
  id: string
  /** `present` */
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final'
  isInitial: boolean
  entry: string[]
  exit: string[]
  invokes: string[]
  children: StateNode[]
}

export interface Transition {
  /** Source state, event and index: `toaster.window.focused|window.blur|0` */
  id: string
  source: string
  /** The source itself when the transition has no target */
  target: string
  /** `toast.show`, `after exit`, `post fails`, `at once` */
  trigger: string
  guard: string | null
  actions: string[]
  kind: TransitionKind
}

export const graphOf = (machine: AnyStateMachine): MachineGraph => ({
  id: machine.id,
  root: describeState(machine.root),
  transitions: allStates(machine.root).flatMap(transitionsOf).map(describeTransition),
})

/** Identifies a transition within its machine. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id}|${eventType}|${siblings?.indexOf(transition) ?? 0}`
}

function describeState(state: AnyStateNode): StateNode {
  const { id, key, parent, states } = state
  return {
    id,
    key,
    type: state.type === 'history' ? 'atomic' : state.type,
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(state),
    // From the config: XState's own lists also contain the actions that start and stop timers.
    entry: namesOf(state.config.entry),
    exit: namesOf(state.config.exit),
    invokes: state.invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)),
    children: Object.values(states).map(describeState),
  }
}

const namesOf = (actions: unknown): string[] =>
  actions === undefined ? [] : [actions].flat().map(implementationName)

const describeTransition = (transition: AnyTransitionDefinition): Transition => ({
  id: transitionId(transition),
  source: transition.source.id,
  target: (transition.target?.[0] ?? transition.source).id,
  trigger: triggerOf(transition),
  guard: transition.guard ? implementationName(transition.guard) : null,
  actions: transition.actions.map(implementationName),
  kind: kindOf(transition),
})

/** The display name of an event: `xstate.after.exit.toaster…` → `after exit` */
export function eventName({ transitions }: MachineGraph, type: string): string {
  if (type === 'xstate.init') return 'starts'
  if (type === 'xstate.stop') return 'stops'
  return transitions.find(({ id }) => id.split('|')[1] === type)?.trigger ?? type
}

/**
 * The shortest unambiguous name of each state, by id: prefixed with its region (`window.focused`,
 * `life.closing`), or with its parent states.
 */
export function stateNames({ root }: MachineGraph): ReadonlyMap<string, string> {
  const namesIn = (state: StateNode, path: string[]): [string, string][] => [
    [state.id, path.join('.') || state.key],
    ...state.children.flatMap((child) =>
      namesIn(child, state.type === 'parallel' ? [child.key] : [...path, child.key]),
    ),
  ]
  return new Map(namesIn(root, []))
}

/** State names as one text, in the order of the machine: `window.focused · page.visible` */
export const statesInWords = (graph: MachineGraph, states: readonly string[]): string =>
  [...stateNames(graph)].flatMap(([id, name]) => (states.includes(id) ? [name] : [])).join(' · ')
