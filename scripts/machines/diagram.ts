import type { AnyStateMachine, AnyStateNode } from 'xstate'
import {
  allStates,
  isWithin,
  kindOf,
  labelOf,
  linesIn,
  pathOf,
  regionsIn,
  shownIn,
  type Transition,
  transitionsOf,
} from '../../src/dev/definition.ts'

/** The diagram of a machine, or of one of its regions that go on side by side. */
export interface Diagram {
  region: AnyStateNode
  /** A Mermaid state diagram */
  text: string
  /** What boxes around others do by themselves: their titles have room for a name only */
  notes: Note[]
}

interface Note {
  state: AnyStateNode
  lines: string[]
}

/**
 * A machine's diagrams, one for each region: small enough to be read where all of them in one are
 * not. As in UML, what a state does by itself stands in its box: entry, exit, what it invokes, and
 * events that it answers without being left.
 */
export const diagramsOf = (machine: AnyStateMachine): Diagram[] =>
  regionsIn(machine.root).map((region) => ({ region, text: draw(region), notes: notesIn(region) }))

const childrenOf = ({ states }: AnyStateNode): AnyStateNode[] => Object.values(states)

function draw(region: AnyStateNode): string {
  const arrows = allStates(region).flatMap(transitionsOf).flatMap(arrowsIn(region))
  const strangers = new Set(arrows.map(({ to }) => to).filter((to) => !isWithin(to, region)))
  const lines = [
    // The region itself is the heading, unless there is more to say of it.
    ...(inBox(region).length > 0 ? drawState(region) : drawInside(region)),
    ...[...strangers].map((state) => `state "${pathOf(state)}" as ${nameOf(state)}`),
    ...drawArrows(arrows),
  ]
  return ['stateDiagram-v2', 'direction LR', ...lines]
    .map((line, row) => (row > 0 ? indent(line) : line))
    .join('\n')
}

interface Arrow {
  from: AnyStateNode
  to: AnyStateNode
  /** Nothing where the box has room for words and the arrow has not */
  label: string
}

/** The arrows of a transition; what stays within a state that has regions is drawn with them. */
const arrowsIn =
  (region: AnyStateNode) =>
  (transition: Transition): Arrow[] => {
    const { source, target = [] } = transition
    const from = shownIn(region, source)
    const label = isToldInBox(transition) ? '' : labelOf(transition, from).join(' ')
    return isDrawn(transition)
      ? target
          .map((to) => ({ from, to: outermost(shownIn(region, to), from), label }))
          .filter(({ to }) => to !== from)
      : []
  }

/** The largest box around a state that another is not in, or the state with regions around it. */
const outermost = (state: AnyStateNode, other: AnyStateNode): AnyStateNode =>
  state.parent && !isWithin(other, state.parent) ? outermost(state.parent, other) : state

/** An arrow leads from one box to another; what a state does within itself stands in its box. */
const isDrawn = (transition: Transition) => kindOf(transition) === 'leave'

/** The arrows that leave a box around others lie close together: their words stand below the diagram. */
const isToldInBox = (transition: Transition) =>
  !isDrawn(transition) || transition.source.type === 'compound'

/** One arrow from one state to another, whatever there is to say on it. */
const drawArrows = (arrows: Arrow[]): string[] =>
  [...Map.groupBy(arrows, ({ from, to }) => `${nameOf(from)} --> ${nameOf(to)}`)].map(
    ([arrow, same]) => {
      const labels = same.map(({ label }) => label).filter(Boolean)
      return labels.length > 0 ? `${arrow}: ${labels.join('<br/>')}` : arrow
    },
  )

const indent = (line: string) => `  ${line}`
const nameOf = ({ id }: AnyStateNode) => id.replace(/\W/g, '_')

function drawState(state: AnyStateNode): string[] {
  const name = nameOf(state)
  if (state.type === 'compound') {
    return [
      `state "${state.key}" as ${name}`,
      `state ${name} {`,
      ...drawInside(state).map(indent),
      '}',
    ]
  }
  const declaration = `state "${[state.key, ...inBox(state)].join('<br/>')}" as ${name}`
  return state.type === 'final' ? [declaration, `${name} --> [*]`] : [declaration]
}

/** Beside the boxes they would lie on arrows. */
const notesIn = (region: AnyStateNode): Note[] =>
  allStates(region)
    .filter((state) => state.type === 'compound' && shownIn(region, state) === state)
    .map((state) => ({ state, lines: inBox(state) }))
    .filter(({ lines }) => lines.length > 0)

const drawInside = (state: AnyStateNode): string[] => [
  ...state.initial.target.map((first) => `[*] --> ${nameOf(first)}`),
  ...childrenOf(state).flatMap(drawState),
]

const inBox = (state: AnyStateNode): string[] => [
  ...linesIn(state),
  ...transitionsOf(state)
    .filter(isToldInBox)
    .map((transition) =>
      [
        ...labelOf(transition),
        ...(transition.target ?? []).map((to) => `→ ${nearName(to, state)}`),
      ].join(' '),
    ),
]

/** The name of a state as it is seen from another: `failed.rejected` */
const nearName = (state: AnyStateNode, other: AnyStateNode): string =>
  state.path.slice(Math.min(outermost(state, other).path.length, state.path.length) - 1).join('.')
