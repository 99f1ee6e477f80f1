import type { ReactNode } from 'react'
import type { AnyStateMachine } from 'xstate'
import {
  coverageOf,
  shortName,
  statesInWords,
  transitionId,
  transitionLabel,
} from '../definition.ts'
import type { SendableEventReport } from '../live-view-api.ts'
import type { LogEntry } from '../record.ts'
import type { Violation } from '../simulator/link.ts'
import type { Script } from '../simulator/simulation.ts'
import { CopyButtons } from './copy.tsx'
import { Diagram } from './diagram.tsx'
import type { LogRow } from './live.ts'
import { Log } from './log.tsx'

export interface MachinePanelProps {
  machine: AnyStateMachine
  last: LogEntry | null
  visited: ReadonlySet<string>
  rows: readonly LogRow[]
  /** The script that leads to its current state */
  script: () => Script
  /** Events that can be sent */
  sendable: readonly SendableEventReport[]
  onSend: (label: string) => void
  /** Opens it in the simulator, unless it is there */
  onSimulate?: (script: Script) => void
  /** What a model says of the current state, where it was led here by one */
  violation?: Violation | null
  /** Controls before the events */
  children?: ReactNode
}

/** One actor of a machine: its state, controls, log, diagram and coverage. */
export function MachinePanel(props: MachinePanelProps) {
  const { machine, last, visited, rows, script, sendable, violation, children } = props
  const { onSend, onSimulate } = props

  return (
    <main className="panel">
      <header className="now">
        {violation && <Finding {...violation} context={last?.context} />}
        <h1>
          {machine.id} {!onSimulate && <small>simulated</small>}
        </h1>
        <p className="path" role="status" aria-label="State">
          {last ? statesInWords(machine, last.to) : '…'}
          {last?.tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
        <div>
          {onSimulate && (
            <button type="button" onClick={() => onSimulate(script())}>
              Simulate
            </button>
          )}
          <CopyButtons script={script} last={last} />
        </div>
      </header>
      <div className="controls">
        {children}
        <EventButtons sendable={sendable} onSend={onSend} />
      </div>
      <Log rows={rows} />
      <Diagram machine={machine} last={last} visited={visited} />
      <aside className="facts">
        <Coverage machine={machine} visited={visited} />
        <Values title="Context" values={last?.context} />
      </aside>
    </main>
  )
}

/**
 * A button for every event: to take one away would lose the keyboard's focus, and an ignored event is
 * worth trying.
 */
function EventButtons({ sendable, onSend }: Pick<MachinePanelProps, 'sendable' | 'onSend'>) {
  return (
    <fieldset className="events">
      <legend>Send an event</legend>
      {sendable.map(({ label, isHandled }) => (
        <button
          key={label}
          type="button"
          data-ignored={!isHandled || undefined}
          title={isHandled ? undefined : 'Nothing takes it in this state'}
          onClick={() => onSend(label)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

/** What a model found, and its account beside the context: what both say is left out. */
function Finding({ broken, expected, context }: Violation & { context: unknown }) {
  return (
    <section className="finding" aria-label="What a model found">
      <h1>A model found this broken here: {broken}</h1>
      <Values title="What the model expects" values={without(expected, context)} />
      <Values title="The machine’s context" values={without(context, expected)} />
    </section>
  )
}

const without = (values: unknown, others: unknown) =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(Object(others)[key]),
    ),
  )

function Values({ title, values }: { title: string; values: unknown }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <pre>{JSON.stringify(values ?? null, null, 2)}</pre>
    </section>
  )
}

/** How many transitions were taken since the view was loaded, and which were not. */
function Coverage({ machine, visited }: Pick<MachinePanelProps, 'machine' | 'visited'>) {
  const { all, taken, untaken } = coverageOf(machine, visited)
  return (
    <section aria-label="Coverage">
      <h2>
        {taken} of {all} transitions
      </h2>
      <h3>{untaken.length === 0 ? 'Every transition was taken.' : 'Not taken'}</h3>
      <ul>
        {untaken.map((transition) => {
          const { source, target } = transition
          const to = target?.[0] ?? source
          return (
            <li key={transitionId(transition)}>
              <strong>{transitionLabel(transition)}</strong>
              <small>
                {shortName(source)} → {to === source ? 'itself' : shortName(to)}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
