import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { OfferReport } from '../../inspector-messages.ts'
import type { MachineGraph, Transition } from '../../machine/graph.ts'
import type { LogEntry } from '../../machine/log-entry.ts'
import { keepFocus } from '../keep-focus.ts'
import { useSize } from '../use-size.ts'
import {
  type Arrow,
  type Box,
  type Layout,
  labelLines,
  type StateBox,
  stateLines,
} from './layout.ts'
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

/** A statechart with its current state, the last transition and the coverage. */
export function Diagram({ graph, last, visited, offers, onSend }: DiagramProps) {
  const layout = useLayout(graph)
  const canvas = useRef<HTMLDivElement>(null)
  const size = useSize(canvas)
  const [chosenZoom, setZoom] = useState<number | null>(null)

  const fitZoom = layout && size ? zoomToFit(layout, size) : 1
  const zoom = chosenZoom ?? Math.max(fitZoom, MIN_READABLE_ZOOM)

  useEffect(() => {
    if (layout && last && size) scrollIntoView(canvas.current, boundsOfChange(layout, last), zoom)
  }, [layout, last, zoom, size])

  return (
    <section className="diagram" aria-label="Diagram">
      <header className="zoom">
        <h2>Diagram</h2>
        <ZoomButton label="Smaller" sign="−" onClick={() => setZoom(zoom / ZOOM_STEP)} />
        <output>{Math.round(zoom * 100)} %</output>
        <ZoomButton label="Larger" sign="+" onClick={() => setZoom(zoom * ZOOM_STEP)} />
        <ZoomButton label="The whole diagram" sign="Fit" onClick={() => setZoom(fitZoom)} />
        <ZoomButton label="Readable" sign="Auto" onClick={() => setZoom(null)} />
      </header>
      <div ref={canvas} className="canvas">
        {layout && (
          <div
            className="sheet"
            style={{ width: layout.width * zoom, height: layout.height * zoom }}
          >
            <Drawing
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
  onClick: () => void
}

const ZoomButton = ({ label, sign, onClick }: ZoomButtonProps) => (
  <button type="button" aria-label={label} title={label} onMouseDown={keepFocus} onClick={onClick}>
    {sign}
  </button>
)

interface DrawingProps extends Omit<DiagramProps, 'graph'> {
  layout: Layout
  zoom: number
}

function Drawing(props: DrawingProps) {
  const { layout, last, visited, offers, onSend, zoom } = props
  const { width, height, states, arrows } = layout
  const active = last?.to ?? []
  const lastTaken = last?.transitions ?? []
  const marks = (transitions: Transition[]) => ({
    'data-taken': transitions.some(({ id }) => visited.has(id)) || undefined,
    'data-last': transitions.some(({ id }) => lastTaken.includes(id)) || undefined,
  })
  const activeIds = new Set(
    states.filter(({ state }) => isActive(state, active)).map(({ state }) => state.id),
  )
  const offerFor = ({ source, trigger }: Transition) =>
    activeIds.has(source)
      ? offers.find(({ label, isHandled }) => isHandled && label.split(': ')[0] === trigger)
      : undefined

  return (
    <div className="drawing" style={{ width, height, transform: `scale(${zoom})` }}>
      {states.map((box) => (
        <State key={box.state.id} box={box} active={active} />
      ))}
      <svg width={width} height={height} aria-hidden="true">
        <defs>
          <marker
            id="head"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {arrows.map((arrow) => (
          <path
            key={arrow.id}
            d={pathOf(arrow)}
            markerEnd="url(#head)"
            {...marks(arrow.transitions)}
          />
        ))}
      </svg>
      {arrows.map(({ id, label, transitions }) => (
        <ul key={id} className="label" style={positionOf(label)}>
          {transitions.map((transition) => (
            <li key={transition.id} {...marks([transition])}>
              <Row transition={transition} offer={offerFor(transition)} onSend={onSend} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

interface RowProps {
  transition: Transition
  offer: OfferReport | undefined
  onSend: (label: string) => void
}

/** A transition in a label: a button that sends its event while that is possible. */
const Row = ({ transition, offer, onSend }: RowProps) => (
  <button
    type="button"
    disabled={!offer}
    title={offer && `Send ${offer.label}`}
    onMouseDown={keepFocus}
    onClick={() => offer && onSend(offer.label)}
  >
    {labelLines(transition).map((line, index) => (
      <span key={line} className={index > 0 ? 'actions' : undefined}>
        {line}
      </span>
    ))}
  </button>
)

function State({ box, active }: { box: StateBox; active: readonly string[] }) {
  const { state, depth } = box
  return (
    <div
      className="state"
      style={positionOf(box)}
      data-depth={depth % 2}
      data-inside={state.children.length > 0 || undefined}
      data-active={isActive(state, active) || undefined}
      data-initial={state.isInitial || undefined}
      data-final={state.type === 'final' || undefined}
    >
      <strong title={state.id}>{state.key}</strong>
      {stateLines(state).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}

const isActive = ({ id, children }: StateBox['state'], active: readonly string[]): boolean =>
  active.includes(id) || children.some((child) => isActive(child, active))

const positionOf = ({ x, y, width, height }: Box): CSSProperties => ({
  left: x,
  top: y,
  width,
  height,
})

const pathOf = ({ points }: Arrow): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const zoomToFit = (layout: Layout, size: { width: number; height: number }): number =>
  Math.min(1, size.width / layout.width, size.height / layout.height)

/** The bounding box of the last change: the arrows taken and the states entered. */
function boundsOfChange(
  { states, arrows }: Layout,
  { from, to, transitions }: LogEntry,
): Box | null {
  const entered = to.filter((id) => !from.includes(id))
  const boxes = [
    ...states.filter(({ state }) => entered.includes(state.id)),
    ...arrows
      .filter((arrow) => arrow.transitions.some(({ id }) => transitions.includes(id)))
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
