import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { MachineGraph, StateNode, Transition } from '../../machine/graph.ts'

/** The layout of a diagram in pixels, computed by ELK so that nothing overlaps. */

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export interface StateBox extends Box {
  state: StateNode
  /** Nesting level */
  depth: number
}

/** All transitions from one state to another: one arrow, one label with a row for each. */
export interface Arrow {
  id: string
  transitions: Transition[]
  /** From the source to the target */
  points: Point[]
  label: Box
}

export interface Layout {
  width: number
  height: number
  states: StateBox[]
  arrows: Arrow[]
}

/** The width of a text in the font of the diagram. */
export type Measure = (text: string) => number

/** Keep in step with view.css. */
const LINE_HEIGHT = 18
const LABEL_PADDING = { x: 8, y: 4 }
const ROW_GAP = 4
const STATE_PADDING = { x: 14, y: 8 }
const MARKER_WIDTH = 16
const GAP = 20

/** The label of a transition, line by line. */
export const labelLines = ({ trigger, guard, actions }: Transition): string[] => [
  guard ? `${trigger} [${guard}]` : trigger,
  ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
]

/** The lines of a state below its name. */
export const stateLines = ({ entry, exit, invokes }: StateNode): string[] => [
  ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
  ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
  ...(invokes.length > 0 ? [`invokes ${invokes.join(', ')}`] : []),
]

const elk = new ELK()

export async function layOut(graph: MachineGraph, measure: Measure): Promise<Layout> {
  const { root } = graph
  const parts = root.type === 'parallel' ? root.children : [root]
  const drawn = await Promise.all(parts.map((part) => layOutPart(graph, part, measure)))
  return arrangeInRows(drawn)
}

async function layOutPart(graph: MachineGraph, part: StateNode, measure: Measure): Promise<Layout> {
  const states = allStates(part)
  const bundles = Map.groupBy(
    graph.transitions.filter(({ source }) => states.has(source)),
    ({ source, target }) => `${source} → ${target}`,
  )
  const drawn: ElkNode = await elk.layout({
    id: 'diagram',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      'elk.spacing.nodeNode': String(GAP),
      'elk.spacing.edgeNode': '14',
      'elk.layered.spacing.nodeNodeBetweenLayers': String(GAP),
    },
    children: [toElk(part, measure)],
    edges: [...bundles].map(([id, transitions]) => edgeOf(id, transitions, measure)),
  })
  return {
    width: drawn.width ?? 0,
    height: drawn.height ?? 0,
    states: statesIn(drawn, states),
    arrows: edgesIn(drawn).map((edge) => arrowOf(edge, bundles.get(edge.id) ?? [])),
  }
}

function allStates(state: StateNode): Map<string, StateNode> {
  return new Map([[state.id, state], ...state.children.flatMap((child) => [...allStates(child)])])
}

function toElk(state: StateNode, measure: Measure): ElkNode {
  const lines = stateLines(state)
  const width =
    Math.max(MARKER_WIDTH + measure(state.key), ...lines.map(measure)) + 2 * STATE_PADDING.x
  const height = (1 + lines.length) * LINE_HEIGHT + 2 * STATE_PADDING.y
  const first = state.isInitial && { 'elk.layered.layering.layerConstraint': 'FIRST' }
  if (state.children.length === 0) {
    return { id: state.id, width, height, layoutOptions: { ...first } }
  }
  return {
    id: state.id,
    children: state.children.map((child) => toElk(child, measure)),
    layoutOptions: {
      ...first,
      'elk.padding': `[top=${height + 4},left=${GAP},bottom=${GAP},right=${GAP}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  }
}

function edgeOf(id: string, transitions: Transition[], measure: Measure): ElkExtendedEdge {
  const [first] = transitions
  const lines = transitions.flatMap(labelLines)
  return {
    id,
    sources: [first?.source ?? ''],
    targets: [first?.target ?? ''],
    labels: [
      {
        id: `label of ${id}`,
        // ELK reserves no space for a label without text.
        text: lines.join('\n'),
        width: Math.max(...lines.map(measure)) + MARKER_WIDTH + 2 * LABEL_PADDING.x,
        height:
          lines.length * LINE_HEIGHT + (transitions.length - 1) * ROW_GAP + 2 * LABEL_PADDING.y,
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
      },
    ],
  }
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x,
  y,
  width,
  height,
})

/** Outermost first, which is the paint order. */
const statesIn = (node: ElkNode, states: ReadonlyMap<string, StateNode>, depth = 0): StateBox[] =>
  (node.children ?? []).flatMap((child) => {
    const state = states.get(child.id)
    return [
      ...(state ? [{ ...boxOf(child), state, depth }] : []),
      ...statesIn(child, states, depth + 1),
    ]
  })

const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn),
]

const arrowOf = (edge: ElkExtendedEdge, transitions: Transition[]): Arrow => ({
  id: edge.id,
  transitions,
  points: (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]),
  label: boxOf(edge.labels?.[0] ?? {}),
})

/** Places the regions of a machine side by side, wrapping at the width of the widest. */
function arrangeInRows(parts: Layout[]): Layout {
  const width = Math.max(...parts.map((part) => part.width))
  let [x, y, rowHeight] = [0, 0, 0]
  const placed = parts.map((part) => {
    if (x > 0 && x + part.width > width) [x, y, rowHeight] = [0, y + rowHeight + GAP, 0]
    const moved = translate(part, x, y)
    x += part.width + GAP
    rowHeight = Math.max(rowHeight, part.height)
    return moved
  })
  return {
    width,
    height: y + rowHeight,
    states: placed.flatMap(({ states }) => states),
    arrows: placed.flatMap(({ arrows }) => arrows),
  }
}

function translate({ width, height, states, arrows }: Layout, dx: number, dy: number): Layout {
  const moved = <Item extends Point>(item: Item): Item => ({
    ...item,
    x: item.x + dx,
    y: item.y + dy,
  })
  return {
    width,
    height,
    states: states.map(moved),
    arrows: arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(moved),
      label: moved(arrow.label),
    })),
  }
}
