import {
  type MachineGraph,
  type StateNode,
  stateNames,
  type Transition,
} from '../../machine/graph.ts'

/**
 * A machine as it is drawn: one drawing for each region, as in docs/machines. A state that has
 * regions of its own is a box that names them.
 */
export interface Region {
  root: DrawnState
  /** States of other regions that its arrows lead to */
  strangers: DrawnState[]
  arrows: DrawnArrow[]
}

export interface DrawnState {
  id: string
  state: StateNode
  /** The one that its parent starts in; never a state of another region */
  isInitial: boolean
  /** `paused`; a region has its path: `toast.present.life` */
  title: string
  /** What it does by itself, and the regions in it */
  lines: string[]
  /** Transitions that stay within it */
  rows: Row[]
  children: DrawnState[]
}

/** All transitions from one state to another */
export interface DrawnArrow {
  id: string
  source: string
  target: string
  rows: Row[]
}

export interface Row {
  transition: Transition
  lines: string[]
}

/** A longer guard has a line of its own. */
const MAX_LINE_LENGTH = 20

export const regionsOf = (graph: MachineGraph): Region[] =>
  rootsIn(graph.root).map((root) => regionOf(graph, root))

/** The state itself, or its regions; then the regions of every state in it that has some. */
const rootsIn = (state: StateNode): StateNode[] =>
  state.type === 'parallel'
    ? state.children.flatMap(rootsIn)
    : [state, ...outermostParallels(state).flatMap(rootsIn)]

const outermostParallels = ({ children }: StateNode): StateNode[] =>
  children.flatMap((child) => (child.type === 'parallel' ? [child] : outermostParallels(child)))

function regionOf(graph: MachineGraph, root: StateNode): Region {
  const names = stateNames(graph)
  const shown = new Map(shownStates(root))
  const arrows = Map.groupBy(
    graph.transitions.filter(({ source }) => shown.has(source)).flatMap(arrowOf),
    ({ id }) => id,
  )

  function arrowOf(transition: Transition): DrawnArrow[] {
    const source = shown.get(transition.source) ?? transition.source
    const target = shown.get(transition.target) ?? transition.target
    if (source === target) return []
    const place = source === transition.source ? '' : `${names.get(transition.source)}, `
    const rows = [{ transition, lines: linesOf(transition, place) }]
    return [{ id: `${source} → ${target}`, source, target, rows }]
  }

  function draw(state: StateNode): DrawnState {
    const regions = state.type === 'parallel' ? state.children.map(({ key }) => key) : []
    return {
      id: state.id,
      state,
      isInitial: state.isInitial,
      title: state === root ? pathOf(graph, state) : state.key,
      lines: [...doneBy(state), ...(regions.length > 0 ? [`regions ${regions.join(', ')}`] : [])],
      rows: graph.transitions
        .filter(({ source, target }) => source === state.id && target === state.id)
        .map((transition) => ({ transition, lines: [rowOf(transition, state)] })),
      children: regions.length > 0 ? [] : state.children.map(draw),
    }
  }

  const targets = new Set([...arrows.values()].flat().map(({ target }) => target))
  return {
    root: draw(root),
    strangers: allStates(graph.root)
      .filter(({ id }) => targets.has(id) && !shown.has(id))
      .map((state) => {
        const title = names.get(state.id) ?? state.key
        return { id: state.id, state, isInitial: false, title, lines: [], rows: [], children: [] }
      }),
    arrows: [...arrows].flatMap(([, [first, ...others]]) =>
      first ? [{ ...first, rows: [first, ...others].flatMap(({ rows }) => rows) }] : [],
    ),
  }
}

/** Each state by the id of the box that it is shown as: itself, or the state whose region it is in. */
const shownStates = (state: StateNode): [string, string][] =>
  state.type === 'parallel'
    ? allStates(state).map(({ id }) => [id, state.id])
    : [[state.id, state.id], ...state.children.flatMap(shownStates)]

const allStates = (state: StateNode): StateNode[] => [state, ...state.children.flatMap(allStates)]

const pathOf = ({ id: machine }: MachineGraph, { id }: StateNode): string =>
  id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id

const doneBy = ({ entry, exit, invokes }: StateNode): string[] => [
  ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
  ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
  ...(invokes.length > 0 ? [`invokes ${invokes.join(', ')}`] : []),
]

const markOf = ({ kind }: Transition) => (kind === 'restart' ? '↻ ' : '')
const actionsOf = ({ actions }: Transition) =>
  actions.length > 0 ? [`/ ${actions.join(', ')}`] : []

/** The label of an arrow, line by line. */
function linesOf(transition: Transition, place: string): string[] {
  const trigger = markOf(transition) + place + transition.trigger
  const guard = transition.guard ? [`[${transition.guard}]`] : []
  const line = [trigger, ...guard].join(' ')
  return [
    ...(line.length > MAX_LINE_LENGTH ? [trigger, ...guard] : [line]),
    ...actionsOf(transition),
  ]
}

/** What stays within a state, on one line: `toast.show / accept → open` when it starts anew inside. */
const rowOf = (transition: Transition, { key }: StateNode): string =>
  [
    markOf(transition) + transition.trigger,
    ...(transition.guard ? [`[${transition.guard}]`] : []),
    ...actionsOf(transition),
    ...(transition.kind === 'inside' ? [`→ ${key}`] : []),
  ].join(' ')
