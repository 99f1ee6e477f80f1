import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import {
  allStates,
  implementationName,
  transitionsOf,
  triggerOf,
} from '../../machines/definition.ts'

/**
 * A statechart as plain data that can be sent from the page to the view: the view draws it, counts
 * which of its transitions were taken, and knows nothing else of the machine.
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
  /** The state that has it and its place there: `toaster.window.focused|window.blur|0` */
  id: string
  source: string
  /** Where it leads: to its own state when it changes none */
  target: string
  /** `toast.show`, `after exit`, `post fails`, `at once` */
  trigger: string
  guard: string | null
  actions: string[]
}

export const graphOf = (machine: AnyStateMachine): MachineGraph => ({
  id: machine.id,
  root: describeState(machine.root),
  transitions: allStates(machine.root).flatMap(transitionsOf).map(describeTransition),
})

/** Tells a transition from all others of its machine. */
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
    // Of the config: what XState makes of them also starts and stops the timers.
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
})

/** `xstate.after.exit.toaster…` → `after exit`: what a person calls an event of a machine. */
export function eventName({ transitions }: MachineGraph, type: string): string {
  if (type === 'xstate.init') return 'starts'
  if (type === 'xstate.stop') return 'stops'
  return transitions.find(({ id }) => id.split('|')[1] === type)?.trigger ?? type
}

/**
 * States by their ids, as short as they are unmistakable: each after the region that it is in
 * (`window.focused`, `life.closing`), or after the states around it.
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

/** States as a text, in the order of the machine: `window.focused · page.visible`. */
export const statesInWords = (graph: MachineGraph, states: readonly string[]): string =>
  [...stateNames(graph)].flatMap(([id, name]) => (states.includes(id) ? [name] : [])).join(' · ')
