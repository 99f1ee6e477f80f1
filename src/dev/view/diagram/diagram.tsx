import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { OfferReport } from '../../inspector-messages.ts'
import type { MachineGraph, StateNode, Transition } from '../../machine/graph.ts'
import type { LogEntry } from '../../machine/log-entry.ts'
import { keepFocus } from '../keep-focus.ts'
import { useSize } from '../use-size.ts'
import { type Box, type Layout, type Point, type StateBox, zoomToFit } from './layout.ts'
import type { Row } from './regions.ts'
import { useLayout } from './use-layout.ts'

interface DiagramProps {
  graph: MachineGraph
  /** The last event: gives the current state and the last transition */
  last: LogEntry | null
  visited: ReadonlySet<string>
  /** Events that can be sent: clicking a transition sends the event that triggers it */
  offers: readonly OfferReport[]
  onSend: (label: string) => void
}

const ZOOM_STEP = 1.25
const MIN_READABLE_ZOOM = 0.85
const HEAD = { length: 9, width: 9 }

/** A statechart with its current state, the last transition and the coverage. */
export function Diagram({ graph, last, visited, offers, onSend }: DiagramProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const size = useSize(canvas)
  const layout = useLayout(graph, size)
  const [isWhole, setWhole] = useState(false)
  const [chosenZoom, setZoom] = useState<number | null>(null)

  const fitZoom = layout && size ? zoomToFit(layout, size) : 1
  const zoom = chosenZoom ?? (isWhole ? fitZoom : Math.max(fitZoom, MIN_READABLE_ZOOM))

  const show = (whole: boolean) => {
    setWhole(whole)
    setZoom(null)
  }

  useEffect(() => {
    if (layout && last && size) scrollIntoView(canvas.current, boundsOfChange(layout, last), zoom)
  }, [layout, last, zoom, size])

  return (
    <section className="diagram" aria-label="Diagram" data-whole={isWhole || undefined}>
      <header className="zoom">
        <h2>Diagram</h2>
        <ZoomButton label="Smaller" sign="−" onClick={() => setZoom(zoom / ZOOM_STEP)} />
        <output>{Math.round(zoom * 100)} %</output>
        <ZoomButton label="Larger" sign="+" onClick={() => setZoom(zoom * ZOOM_STEP)} />
        <ZoomButton
          label="The whole diagram in the whole window"
          sign="Fit"
          isPressed={isWhole}
          onClick={() => show(!isWhole)}
        />
        <ZoomButton label="Readable, at the last change" sign="Auto" onClick={() => show(false)} />
      </header>
      <div ref={canvas} className="canvas">
        {layout && (
          <div
            className="sheet"
            style={{ width: layout.width * zoom, height: layout.height * zoom }}
          >
            <Drawing
              graph={graph}
              layout={layout}
              last={last}
              visited={visited}
              offers={offers}
              onSend={onSend}
              zoom={zoom}
            />
          </div>
        )}
      </div>
    </section>
  )
}

interface ZoomButtonProps {
  label: string
  sign: string
  isPressed?: boolean
  onClick: () => void
}

const ZoomButton = ({ label, sign, isPressed, onClick }: ZoomButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isPressed}
    title={label}
    onMouseDown={keepFocus}
    onClick={onClick}
  >
    {sign}
  </button>
)

interface DrawingProps extends DiagramProps {
  layout: Layout
  zoom: number
}

function Drawing(props: DrawingProps) {
  const { graph, layout, last, visited, offers, onSend, zoom } = props
  const { width, height, states, arrows } = layout
  const active = activeStates(graph.root, last?.to ?? [])
  const lastTaken = last?.transitions ?? []

  const marks = (transitions: Transition[]) => ({
    'data-taken': transitions.some(({ id }) => visited.has(id)) || undefined,
    'data-last': transitions.some(({ id }) => lastTaken.includes(id)) || undefined,
  })
  const offerFor = ({ id }: Transition) => offers.find((offer) => offer.transitions.includes(id))
  const list = (rows: readonly Row[]) => (
    <ul className="rows">
      {rows.map(({ transition, lines }) => (
        <li key={transition.id} {...marks([transition])}>
          <Trigger lines={lines} offer={offerFor(transition)} onSend={onSend} />
        </li>
      ))}
    </ul>
  )

  return (
    <div className="drawing" style={{ width, height, transform: `scale(${zoom})` }}>
      {states.map((box) => (
        <State
          key={`${box.state.id} ${box.x} ${box.y}`}
          box={box}
          isActive={active.has(box.state.id)}
        >
          {box.state.rows.length > 0 && list(box.state.rows)}
        </State>
      ))}
      <svg width={width} height={height} aria-hidden="true">
        {arrows.map((arrow) => (
          <g key={arrow.id} {...marks(arrow.rows.map(({ transition }) => transition))}>
            <path className="line" d={pathOf(arrow.points)} />
            <path className="head" d={`${pathOf(headOf(arrow.points))}Z`} />
          </g>
        ))}
      </svg>
      {arrows.map(({ id, label, rows }) => (
        <div key={id} className="label" style={positionOf(label)}>
          {list(rows)}
        </div>
      ))}
    </div>
  )
}

interface TriggerProps {
  lines: readonly string[]
  offer: OfferReport | undefined
  onSend: (label: string) => void
}

/** A transition in words: a button that sends its event while that is possible. */
const Trigger = ({ lines, offer, onSend }: TriggerProps) => (
  <button
    type="button"
    disabled={!offer}
    title={offer && `Send ${offer.label}`}
    onMouseDown={keepFocus}
    onClick={() => offer && onSend(offer.label)}
  >
    {lines.map((line) => (
      <span key={line} className="trigger" data-actions={line.startsWith('/') || undefined}>
        {line}
      </span>
    ))}
  </button>
)

interface StateProps {
  box: StateBox
  isActive: boolean
  /** The transitions that stay within it */
  children: ReactNode
}

const State = ({ box, isActive, children }: StateProps) => {
  const { state, isInitial, title, lines, children: inner } = box.state
  return (
    <div
      className="state"
      style={positionOf(box)}
      data-depth={box.depth % 2}
      data-inside={inner.length > 0 || undefined}
      data-active={isActive || undefined}
      data-initial={isInitial || undefined}
      data-final={state.type === 'final' || undefined}
    >
      <strong title={state.id}>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {children}
    </div>
  )
}

/** The ids of all states that a machine is in, with the states around the innermost ones. */
function activeStates(root: StateNode, innermost: readonly string[]): ReadonlySet<string> {
  const activeIn = ({ id, children }: StateNode): string[] => {
    const inner = children.flatMap(activeIn)
    return innermost.includes(id) || inner.length > 0 ? [id, ...inner] : []
  }
  return new Set(activeIn(root))
}

const positionOf = ({ x, y, width, height }: Box): CSSProperties => ({
  left: x,
  top: y,
  width,
  height,
})

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The triangle at the end of a line. A marker in the colour of its line is unknown to WebKit. */
function headOf(points: readonly Point[]): Point[] {
  const [from, to] = points.slice(-2)
  if (!from || !to) return []
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const [backX, backY] = [to.x - dx * HEAD.length, to.y - dy * HEAD.length]
  const [sideX, sideY] = [(-dy * HEAD.width) / 2, (dx * HEAD.width) / 2]
  return [to, { x: backX + sideX, y: backY + sideY }, { x: backX - sideX, y: backY - sideY }]
}

/** The bounding box of the last change: the arrows taken and the states entered. */
function boundsOfChange(
  { states, arrows }: Layout,
  { from, to, transitions }: LogEntry,
): Box | null {
  const entered = to.filter((id) => !from.includes(id))
  const boxes = [
    ...states.filter(({ state }) => entered.includes(state.id)),
    ...arrows
      .filter((arrow) => arrow.rows.some(({ transition }) => transitions.includes(transition.id)))
      .map(({ label }) => label),
  ]
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

function scrollIntoView(canvas: HTMLElement | null, box: Box | null, zoom: number): void {
  if (!canvas || !box) return
  canvas.scrollTo({
    left: (box.x + box.width / 2) * zoom - canvas.clientWidth / 2,
    top: (box.y + box.height / 2) * zoom - canvas.clientHeight / 2,
  })
}
