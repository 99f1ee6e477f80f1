import type { AnyStateMachine, AnyStateNode } from 'xstate'
import {
  allStates,
  doneBy,
  isWithin,
  pathOf,
  regionsIn,
  shownIn,
  type Transition,
  transitionKind,
  transitionLabel,
  transitionsOf,
} from './definition.ts'

/** The diagram of a machine, or of one of its regions that go on side by side. */
export interface Diagram {
  region: AnyStateNode
  /** A Mermaid state diagram */
  text: string
  /** What boxes around others do by themselves: their titles have room for a name only */
  notes: { state: AnyStateNode; lines: string[] }[]
}

type LabelOf = typeof transitionLabel

/**
 * A machine's diagrams, one for each region: small enough to be read where all of them in one are
 * not. As in UML, what a state does by itself stands in its box: entry, exit, what it invokes, and
 * events that it answers without being left.
 */
export const diagramsOf = (machine: AnyStateMachine, labelOf = transitionLabel): Diagram[] =>
  regionsIn(machine.root).map((region) => ({
    region,
    text: draw(region, labelOf),
    notes: boxesIn(region)
      .filter(({ type }) => type === 'compound')
      .map((state) => ({ state, lines: inBox(state, labelOf) }))
      .filter(({ lines }) => lines.length > 0),
  }))

/** The states that a region's drawing has a box for. */
export const boxesIn = (region: AnyStateNode): AnyStateNode[] =>
  allStates(region).filter((state) => shownIn(region, state) === state)

export const nameOf = ({ id }: AnyStateNode): string => id.replace(/\W/g, '_')

function draw(region: AnyStateNode, labelOf: LabelOf): string {
  const arrows = allStates(region).flatMap(transitionsOf).flatMap(arrowsIn(region, labelOf))
  const statesOutside = new Set(arrows.map(({ to }) => to).filter((to) => !isWithin(to, region)))
  // From left to right Mermaid draws the titles of nested boxes over each other.
  const isNested = Object.values(region.states).some(({ type }) => type === 'compound')
  const lines = [
    `direction ${isNested ? 'TB' : 'LR'}`,
    // The region itself is the heading, unless there is more to say of it.
    ...(inBox(region, labelOf).length > 0
      ? drawState(region, labelOf)
      : drawInside(region, labelOf)),
    ...[...statesOutside].map((state) => `state "${pathOf(state)}" as ${nameOf(state)}`),
    ...drawArrows(arrows),
  ]
  return ['stateDiagram-v2', ...lines.map(indent)].join('\n')
}

interface Arrow {
  from: AnyStateNode
  to: AnyStateNode
  /** Nothing where the box has room for words and the arrow has not */
  label: string
}

/** The arrows of a transition; what stays within a state that has regions is drawn with them. */
const arrowsIn =
  (region: AnyStateNode, labelOf: LabelOf) =>
  (transition: Transition): Arrow[] => {
    const { source, target = [] } = transition
    const from = shownIn(region, source)
    // In two lines it does not reach the words of the arrow back.
    const label = isToldInBox(transition) ? '' : labelOf(transition, from).replace(' [', '<br/>[')
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
const isDrawn = (transition: Transition) => transitionKind(transition) === 'leave'

/**
 * Arrows that leave a box around others lie close together, and words at those that lead to one lie on
 * boxes: they stand below the diagram, and in the box.
 */
const isToldInBox = (transition: Transition) =>
  !isDrawn(transition) ||
  [transition.source, ...(transition.target ?? [])].some(({ type }) => type === 'compound')

/** One arrow from one state to another, whatever there is to say on it. */
const drawArrows = (arrows: Arrow[]): string[] =>
  [...Map.groupBy(arrows, ({ from, to }) => `${nameOf(from)} --> ${nameOf(to)}`)].map(
    ([arrow, same]) => {
      const labels = same.map(({ label }) => label).filter(Boolean)
      return labels.length > 0 ? `${arrow}: ${labels.join('<br/>')}` : arrow
    },
  )

const indent = (line: string) => `  ${line}`

function drawState(state: AnyStateNode, labelOf: LabelOf): string[] {
  const name = nameOf(state)
  if (state.type === 'compound') {
    return [
      `state "${state.key}" as ${name}`,
      `state ${name} {`,
      ...drawInside(state, labelOf).map(indent),
      '}',
    ]
  }
  const declaration = `state "${[state.key, ...inBox(state, labelOf)].join('<br/>')}" as ${name}`
  return state.type === 'final' ? [declaration, `${name} --> [*]`] : [declaration]
}

const drawInside = (state: AnyStateNode, labelOf: LabelOf): string[] => [
  ...state.initial.target.map((first) => `[*] --> ${nameOf(first)}`),
  ...inOrder(Object.values(state.states)).flatMap((inner) => drawState(inner, labelOf)),
]

/** Boxes around others stand amid several others: beside them all, arrows to the far ones run through the near. */
function inOrder(states: AnyStateNode[]): AnyStateNode[] {
  const small = states.filter(({ type }) => type !== 'compound')
  const large = states.filter(({ type }) => type === 'compound')
  return small.length > 1 ? small.toSpliced(Math.ceil(small.length / 2), 0, ...large) : states
}

const inBox = (state: AnyStateNode, labelOf: LabelOf): string[] => [
  ...doneBy(state),
  ...(state.type === 'parallel' ? [`regions ${Object.keys(state.states).join(', ')}`] : []),
  ...transitionsOf(state)
    .filter(isToldInBox)
    .map((transition) =>
      [
        labelOf(transition, state),
        ...(transition.target ?? []).map((to) => `→ ${nearName(to, state)}`),
      ].join(' '),
    ),
]

/** The name of a state as it is seen from another: `failed.rejected` */
const nearName = (state: AnyStateNode, other: AnyStateNode): string =>
  state.path.slice(Math.min(outermost(state, other).path.length, state.path.length) - 1).join('.')
