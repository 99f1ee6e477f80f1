import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { allStates, type Transition, transitionId } from '../definition.ts'
import type { OfferReport } from '../live-view-api.ts'
import type { LogEntry } from '../record.ts'
import {
  arrowLabel,
  type Box,
  captionOf,
  type Drawing,
  drawingsOf,
  innerOf,
  isInitial,
  rowLabel,
} from './layout.ts'

interface DiagramProps {
  machine: AnyStateMachine
  /** The last event: gives the current state and the last transition */
  last: LogEntry | null
  visited: ReadonlySet<string>
  /** Events that can be sent: clicking a transition sends the event that triggers it */
  offers: readonly OfferReport[]
  onSend: (label: string) => void
}

/** At which the letters are 9 pixels high */
const MIN_ZOOM = 0.75

const overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight

/** A statechart with its current state, the last transition and the coverage. */
export function Diagram(props: DiagramProps) {
  const { machine, last } = props
  const [drawings, setDrawings] = useState<Drawing[]>([])
  const [isWhole, setWhole] = useState(false)
  const canvas = useRef<HTMLDivElement>(null)

  useEffect(() => {
    void drawingsOf(machine).then(setDrawings)
  }, [machine])

  // As large as can be seen at once, and never too small to be read.
  useLayoutEffect(() => {
    const { current } = canvas
    if (!current || drawings.length === 0) return
    const fit = () => {
      for (let zoom = 1; zoom >= MIN_ZOOM; zoom -= 0.05) {
        current.style.setProperty('--zoom', String(zoom))
        if (!overflows(current)) return
      }
    }
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    return () => observer.disconnect()
  }, [drawings])

  useEffect(() => {
    if (!last || drawings.length === 0) return
    const change = canvas.current?.querySelector(
      '[data-last], .state[data-active]:not([data-inside])',
    )
    change?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [last, drawings])

  return (
    <section className="diagram" aria-label="Diagram" data-whole={isWhole || undefined}>
      <header className="heading">
        <h2>Diagram</h2>
        <small className="legend">
          <span data-active>current</span>
          <span data-last>━ last change</span>
          <span>○ ┄ not taken</span>
          <span data-taken>● ─ taken</span>
          <span>
            <u>can be pressed</u>
          </span>
        </small>
        <button type="button" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Whole window
        </button>
      </header>
      <div ref={canvas} className="canvas">
        {drawings.map((drawing) => (
          <Region key={drawing.region.id} drawing={drawing} {...props} />
        ))}
      </div>
    </section>
  )
}

function Region({ drawing, ...props }: DiagramProps & { drawing: Drawing }) {
  const { region, width, height, states, arrows } = drawing
  const row = (transition: Transition, lines: string[]) => (
    <TransitionRow
      key={transitionId(transition)}
      transition={transition}
      lines={lines}
      {...props}
    />
  )

  return (
    <div className="drawing" style={{ width, height }}>
      {states.map(({ state, ...box }) => {
        const { title, lines, rows } = captionOf(state, region)
        return (
          <div
            key={state.id}
            className="state"
            style={positionOf(box)}
            data-inside={innerOf(state, region).length > 0 || undefined}
            data-active={
              allStates(state).some(({ id }) => props.last?.to.includes(id)) || undefined
            }
            data-initial={isInitial(state) || undefined}
            data-final={state.type === 'final' || undefined}
          >
            <strong title={state.id}>{title}</strong>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <ul>{rows.map((transition) => row(transition, [rowLabel(transition)]))}</ul>
          </div>
        )
      })}
      <svg width={width} height={height} aria-hidden="true">
        {arrows.map(({ id, points, transitions }) => (
          <g key={id} {...marksOf(transitions, props)}>
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            <polygon points="0,0 -9,4.5 -9,-4.5" transform={headAt(points)} />
          </g>
        ))}
      </svg>
      {arrows.map(({ id, label, transitions }) => (
        <ul key={id} className="label" style={positionOf(label)}>
          {transitions.map((each) => row(each, arrowLabel(each, region)))}
        </ul>
      ))}
    </div>
  )
}

interface TransitionRowProps extends DiagramProps {
  transition: Transition
  lines: string[]
}

function TransitionRow({ transition, lines, onSend, ...props }: TransitionRowProps) {
  const id = transitionId(transition)
  const offer = props.offers.find(({ transitions }) => transitions.includes(id))
  return (
    <li {...marksOf([transition], props)}>
      <button
        type="button"
        disabled={!offer}
        title={offer && `Send ${offer.label}`}
        onClick={() => offer && onSend(offer.label)}
      >
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </button>
    </li>
  )
}

function marksOf(
  transitions: Transition[],
  { visited, last }: Pick<DiagramProps, 'visited' | 'last'>,
) {
  const ids = transitions.map(transitionId)
  return {
    'data-taken': ids.some((id) => visited.has(id)) || undefined,
    'data-last': ids.some((id) => last?.transitions.includes(id)) || undefined,
  }
}

const positionOf = ({ x: left, y: top, ...size }: Box): CSSProperties => ({ left, top, ...size })

/** Where the head of an arrow is and whereto it points. */
function headAt(points: Drawing['arrows'][number]['points']): string {
  const [from = { x: 0, y: 0 }, to = from] = points.slice(-2)
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return `translate(${to.x} ${to.y}) rotate(${angle})`
}
