import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import {
  allStates,
  isWithin,
  kindOf,
  labelOf,
  linesIn,
  pathOf,
  regionsIn,
  shortName,
  shownIn,
  type Transition,
  transitionsOf,
} from '../definition.ts'

/** A region in pixels, laid out by ELK so that nothing overlaps. */
export interface Drawing extends Box {
  region: AnyStateNode
  /** Outermost first, which is the paint order */
  states: (Box & { state: AnyStateNode })[]
  arrows: { id: string; transitions: Transition[]; points: Point[]; label: Box }[]
}

type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

const OPTIONS = {
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
}
const SPACING = {
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
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

const lengthOf = ({ width, height }: Box) => Math.max(width, 1.5 * height)

async function draw(region: AnyStateNode, direction: 'RIGHT' | 'DOWN'): Promise<Drawing> {
  const transitions = allStates(region).flatMap(transitionsOf)
  const ends = transitions.flatMap((transition) => endsOf(transition, region))
  const strangers = new Set(ends.filter((state) => !isWithin(state, region)))
  const arrows = Map.groupBy(
    transitions.filter((transition) => new Set(endsOf(transition, region)).size > 1),
    (transition) =>
      endsOf(transition, region)
        .map(({ id }) => id)
        .join(' '),
  )
  const {
    children = [],
    edges = [],
    ...size
  } = await elk.layout<ElkNode>({
    id: 'drawing',
    layoutOptions: { ...OPTIONS, ...SPACING, 'elk.direction': direction },
    children: [region, ...strangers].map((state) => nodeOf(state, region)),
    edges: [...arrows].map(([id, along]) => {
      const [from = '', to = ''] = id.split(' ')
      const lines = along.flatMap((each) => arrowLabel(each, region))
      // ELK reserves no space for a label without text.
      const label = { text: id, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }
      return { id, sources: [from], targets: [to], labels: [{ ...label, ...sizeOf(lines, 18, 8) }] }
    }),
  })
  return {
    ...boxOf(size),
    region,
    states: children.flatMap(withInner).map((node) => ({
      ...boxOf(node),
      state: region.machine.getStateNodeById(node.id),
    })),
    arrows: edges.map(({ id, sections = [], labels = [] }) => ({
      id,
      transitions: arrows.get(id) ?? [],
      points: sections.flatMap((part) => [
        part.startPoint,
        ...(part.bendPoints ?? []),
        part.endPoint,
      ]),
      label: boxOf(labels[0] ?? {}),
    })),
  }
}

function nodeOf(state: AnyStateNode, region: AnyStateNode): ElkNode {
  const { title, lines, rows } = captionOf(state, region)
  const { width, height } = sizeOf([title, ...lines, ...rows.map(rowLabel)], 28, 16)
  return {
    id: state.id,
    children: innerOf(state, region).map((inner) => nodeOf(inner, region)),
    layoutOptions: {
      ...SPACING,
      ...(isInitial(state) && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
      'elk.padding': `[top=${height + 4},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  }
}

/** From where to where an arrow is drawn. */
const endsOf = ({ source, target }: Transition, region: AnyStateNode) =>
  [source, target?.[0] ?? source].map((state) =>
    isWithin(state, region) ? shownIn(region, state) : state,
  )

/** The states that are drawn in a state's box: those of its regions are drawn by themselves. */
export const innerOf = (state: AnyStateNode, region: AnyStateNode): AnyStateNode[] =>
  state.type === 'parallel' || !isWithin(state, region) ? [] : Object.values(state.states)

export const isInitial = ({ parent, key }: AnyStateNode): boolean => parent?.config.initial === key

/** What is written in a box; of a state of another region, to which an arrow leads, only its name. */
export const captionOf = (state: AnyStateNode, region: AnyStateNode) =>
  isWithin(state, region)
    ? {
        title: state === region ? pathOf(state) : state.key,
        lines: linesIn(state),
        /** Transitions that stay within it */
        rows: transitionsOf(state).filter(({ target }) => (target?.[0] ?? state) === state),
      }
    : { title: shortName(state), lines: [], rows: [] }

/** A transition in the box of its state: `toast.show / accept → open` starts anew inside. */
export const rowLabel = (transition: Transition): string =>
  [
    ...labelOf(transition),
    ...(kindOf(transition) === 'inside' ? [`→ ${transition.source.key}`] : []),
  ].join(' ')

/** A transition at an arrow. */
export const arrowLabel = (transition: Transition, region: AnyStateNode): string[] =>
  labelOf(transition, shownIn(region, transition.source))

/** Of words in the letters of view.css, all of one width, with a mark before them */
const sizeOf = (lines: string[], paddingX: number, paddingY: number) => ({
  width: (2 + Math.max(...lines.map(({ length }) => length))) * 7.3 + paddingX,
  height: lines.length * 18 + paddingY,
})

const boxOf = (laid: Partial<Box>): Box => {
  const { x = 0, y = 0, width = 0, height = 0 } = laid
  return { x, y, width, height }
}

const withInner = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(withInner)]
