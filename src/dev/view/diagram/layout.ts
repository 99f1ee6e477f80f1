import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { MachineGraph } from '../../machine/graph.ts'
import { type DrawnArrow, type DrawnState, type Region, type Row, regionsOf } from './regions.ts'

/** The layout of a diagram in pixels, computed by ELK so that nothing overlaps. */

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Box extends Point, Size {}

export interface StateBox extends Box {
  state: DrawnState
  /** Nesting level */
  depth: number
}

export interface Arrow extends DrawnArrow {
  /** From the source to the target */
  points: Point[]
  label: Box
}

export interface Layout extends Size {
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
const GAP = 16

/** ELK takes them from each state that has states in it. */
const SPACING = {
  'elk.spacing.nodeNode': String(GAP),
  'elk.spacing.edgeNode': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(GAP),
}

const elk = new ELK()

/**
 * The regions of a machine, packed into the shape of the canvas: of two directions the one in which
 * all of it can be shown larger.
 */
export async function layOut(graph: MachineGraph, measure: Measure, canvas: Size): Promise<Layout> {
  const regions = regionsOf(graph)
  const layouts = await Promise.all(
    ['RIGHT', 'DOWN'].map(async (direction) => {
      const drawn = regions.map((region) => layOutRegion(region, measure, direction))
      return pack(await Promise.all(drawn), canvas)
    }),
  )
  return layouts.reduce((best, layout) =>
    zoomToFit(layout, canvas) > zoomToFit(best, canvas) ? layout : best,
  )
}

/** The zoom at which all of it is to be seen, never above its own size. */
export const zoomToFit = (layout: Size, canvas: Size): number =>
  Math.min(1, canvas.width / layout.width, canvas.height / layout.height)

async function layOutRegion(
  { root, strangers, arrows }: Region,
  measure: Measure,
  direction: string,
): Promise<Layout> {
  const states = new Map([root, ...strangers].flatMap(withInner).map((state) => [state.id, state]))
  const drawn: ElkNode = await elk.layout({
    id: 'region',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      ...SPACING,
    },
    children: [root, ...strangers].map((state) => toElk(state, measure)),
    edges: arrows.map((arrow) => edgeOf(arrow, measure)),
  })
  const edges = new Map(edgesIn(drawn).map((edge) => [edge.id, edge]))
  return {
    ...sizeOf(drawn),
    states: statesIn(drawn, states),
    arrows: arrows.map((arrow) => ({ ...arrow, ...wayOf(edges.get(arrow.id)) })),
  }
}

const withInner = (state: DrawnState): DrawnState[] => [state, ...state.children.flatMap(withInner)]

function toElk(drawn: DrawnState, measure: Measure): ElkNode {
  const { id, isInitial, title, lines, rows, children } = drawn
  const texts = rows.flatMap((row) => row.lines)
  const marked = [title, ...texts].map((text) => MARKER_WIDTH + measure(text))
  const width = Math.max(...marked, ...lines.map(measure)) + 2 * STATE_PADDING.x
  const height = (1 + lines.length + texts.length) * LINE_HEIGHT + 2 * STATE_PADDING.y
  const first = isInitial && { 'elk.layered.layering.layerConstraint': 'FIRST' }
  if (children.length === 0) return { id, width, height, layoutOptions: { ...first } }
  return {
    id,
    children: children.map((child) => toElk(child, measure)),
    layoutOptions: {
      ...first,
      ...SPACING,
      'elk.padding': `[top=${height + 4},left=${GAP},bottom=${GAP},right=${GAP}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  }
}

function edgeOf({ id, source, target, rows }: DrawnArrow, measure: Measure): ElkExtendedEdge {
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [
      {
        id: `label of ${id}`,
        ...labelSize(rows, measure),
        // ELK reserves no space for a label without text.
        text: id,
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
      },
    ],
  }
}

function labelSize(rows: Row[], measure: Measure): Size {
  const lines = rows.flatMap((row) => row.lines)
  return {
    width: Math.max(...lines.map(measure)) + MARKER_WIDTH + 2 * LABEL_PADDING.x,
    height: lines.length * LINE_HEIGHT + (rows.length - 1) * ROW_GAP + 2 * LABEL_PADDING.y,
  }
}

const sizeOf = ({ width = 0, height = 0 }: Partial<Size>): Size => ({ width, height })
const boxOf = ({ x = 0, y = 0, ...size }: Partial<Box>): Box => ({ x, y, ...sizeOf(size) })

/** Outermost first, which is the paint order. */
const statesIn = (node: ElkNode, states: ReadonlyMap<string, DrawnState>, depth = 0): StateBox[] =>
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

const wayOf = (edge: ElkExtendedEdge | undefined): Pick<Arrow, 'points' | 'label'> => ({
  points: (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]),
  label: boxOf(edge?.labels?.[0] ?? {}),
})

/** Places regions beside and below each other, in about the shape of the canvas. */
async function pack(regions: Layout[], { width, height }: Size): Promise<Layout> {
  const packed: ElkNode = await elk.layout({
    id: 'diagram',
    layoutOptions: {
      'elk.algorithm': 'rectpacking',
      'elk.aspectRatio': String(width / height),
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      'elk.spacing.nodeNode': String(GAP),
    },
    children: regions.map((region, index) => ({ id: String(index), ...sizeOf(region) })),
  })
  const places = new Map(packed.children?.map(({ id, x = 0, y = 0 }) => [id, { x, y }]))
  const placed = regions.map((region, index) => move(region, places.get(String(index))))
  return {
    ...sizeOf(packed),
    states: placed.flatMap(({ states }) => states),
    arrows: placed.flatMap(({ arrows }) => arrows),
  }
}

function move({ width, height, states, arrows }: Layout, by: Point = { x: 0, y: 0 }): Layout {
  const moved = <Item extends Point>(item: Item): Item => ({
    ...item,
    x: item.x + by.x,
    y: item.y + by.y,
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
