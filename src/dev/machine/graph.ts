import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { allStates, implementationName, transitionsOf, triggerOf } from '../diagram.ts'

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
  root: describe(machine.root),
  transitions: allStates(machine.root).flatMap(transitionsOf).map(describeTransition),
})

/** Tells a transition from all others of its machine. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id}|${eventType}|${siblings?.indexOf(transition) ?? 0}`
}

function describe(state: AnyStateNode): StateNode {
  const { id, key, parent, states } = state
  return {
    id,
    key,
    type: state.type === 'history' ? 'atomic' : state.type,
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(state),
    entry: state.entry.map(implementationName),
    exit: state.exit.map(implementationName),
    invokes: state.invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)),
    children: Object.values(states).map(describe),
  }
}

const describeTransition = (transition: AnyTransitionDefinition): Transition => ({
  id: transitionId(transition),
  source: transition.source.id,
  target: (transition.target?.[0] ?? transition.source).id,
  trigger: triggerOf(transition),
  guard: transition.guard ? implementationName(transition.guard) : null,
  actions: transition.actions.map(implementationName),
})

/** `xstate.after.exit.toaster…` → `after exit`: what a person calls an event of a machine. */
export const eventName = (graph: MachineGraph, type: string): string =>
  graph.transitions.find(({ id }) => id.split('|')[1] === type)?.trigger ?? type

/**
 * The innermost states as short as they are unmistakable, each after the region that it is in:
 * `window.focused · page.visible · life.running`.
 */
export function statePath(graph: MachineGraph, active: readonly string[]): string {
  const words: string[] = []
  const visit = (state: StateNode, region: string) => {
    if (state.children.length === 0) {
      if (active.includes(state.id)) words.push(region ? `${region}.${state.key}` : state.key)
      return
    }
    for (const child of state.children) visit(child, state.type === 'parallel' ? child.key : region)
  }
  visit(graph.root, '')
  return words.join(' · ')
}
