import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allTransitions, isWithin, regionsIn, shownIn, type Transition } from '../definition.ts'
import { captionOf, linesOf, rowOf, type StateCaption } from './captions.ts'

/** A region in pixels, laid out by ELK so that nothing overlaps. */
export interface Drawing extends Size {
  region: AnyStateNode
  /** Outermost first, which is the paint order */
  states: (Box & StateCaption & { state: AnyStateNode })[]
  arrows: { id: string; points: Point[]; label: Box; transitions: Transition[] }[]
}

type Point = { x: number; y: number }
type Size = { width: number; height: number }
export type Box = Point & Size

/** The letters of view.css, all of one width, and the mark before a transition */
const LETTER = { width: 7.3, height: 18 }
const MARK = '○ '
const STATE_PADDING = { width: 28, height: 16 }
const LABEL_PADDING = { width: 18, height: 8 }
const SPACING = {
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
}
const OPTIONS = {
  ...SPACING,
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
}

const elk = new ELK()

/** The drawings of a machine, one for each region: of two directions the one that is less long. */
export const drawingsOf = ({ root }: AnyStateMachine): Promise<Drawing[]> =>
  Promise.all(
    regionsIn(root).map(async (region) => {
      const [right, down] = await Promise.all([draw(region, 'RIGHT'), draw(region, 'DOWN')])
      return lengthOf(down) < lengthOf(right) ? down : right
    }),
  )

const lengthOf = ({ width, height }: Size) => Math.max(width, 1.5 * height)

async function draw(region: AnyStateNode, direction: 'RIGHT' | 'DOWN'): Promise<Drawing> {
  const own = allTransitions(region.machine).filter(({ source }) => isWithin(source, region))
  const shown = (state: AnyStateNode) => (isWithin(state, region) ? shownIn(region, state) : state)
  const endsOf = ({ source, target }: Transition) => [shown(source), shown(target?.[0] ?? source)]
  const strangers = new Set(own.flatMap(endsOf).filter((state) => !isWithin(state, region)))
  const arrows = [
    ...Map.groupBy(own, (transition) =>
      endsOf(transition)
        .map(({ id }) => id)
        .join(' '),
    ),
  ].filter(([id]) => new Set(id.split(' ')).size > 1)

  const graph: ElkNode = {
    id: 'drawing',
    layoutOptions: { ...OPTIONS, 'elk.direction': direction },
    children: [region, ...strangers].map((state) => nodeOf(state, region)),
    edges: arrows.map(([id, transitions]) =>
      edgeOf(
        id,
        transitions.flatMap((transition) => linesOf(transition, region)),
      ),
    ),
  }
  const { children = [], edges = [], ...size } = await elk.layout(graph)
  const nodes = new Map(children.flatMap(withInner).map((node) => [node.id, node]))
  return {
    ...boxOf(size),
    region,
    states: [...nodes.values()].map((node) => {
      const state = region.machine.getStateNodeById(node.id)
      return { ...boxOf(node), ...captionOf(state, region), state }
    }),
    arrows: edges.map((edge, index) => ({
      id: edge.id,
      points: pointsOf(edge),
      label: boxOf(edge.labels?.[0] ?? {}),
      transitions: arrows[index]?.[1] ?? [],
    })),
  }
}

function nodeOf(state: AnyStateNode, region: AnyStateNode): ElkNode {
  const { title, lines, rows } = captionOf(state, region)
  const words = [MARK + title, ...lines, ...rows.map((row) => MARK + rowOf(row))]
  const size = sizeOf(words, STATE_PADDING)
  const inner = isWithin(state, region) ? innerOf(state) : []
  const order = isInitial(state) && { 'elk.layered.layering.layerConstraint': 'FIRST' }
  if (inner.length === 0) return { id: state.id, ...size, layoutOptions: { ...order } }
  return {
    id: state.id,
    children: inner.map((each) => nodeOf(each, region)),
    layoutOptions: {
      ...SPACING,
      ...order,
      'elk.padding': `[top=${size.height + 4},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
    },
  }
}

/** The states that are drawn in a state's box: those of its regions are drawn by themselves. */
export const innerOf = ({ type, states }: AnyStateNode): AnyStateNode[] =>
  type === 'parallel' ? [] : Object.values(states)

export const isInitial = (state: AnyStateNode): boolean =>
  state.parent?.type === 'compound' && state.parent.initial.target.includes(state)

function edgeOf(id: string, lines: string[]): ElkExtendedEdge {
  const [source = '', target = ''] = id.split(' ')
  const size = sizeOf(
    lines.map((line) => MARK + line),
    LABEL_PADDING,
  )
  // ELK reserves no space for a label without text.
  const label = { text: id, ...size, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }
  return { id, sources: [source], targets: [target], labels: [label] }
}

const sizeOf = (lines: string[], padding: Size): Size => ({
  width: Math.max(...lines.map(({ length }) => length)) * LETTER.width + padding.width,
  height: lines.length * LETTER.height + padding.height,
})

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x,
  y,
  width,
  height,
})

const withInner = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(withInner)]

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
