import { useState } from 'react'
import { eventName, type MachineGraph, statesInWords } from '../machine/graph.ts'
import { isIgnored, type LogEntry } from '../machine/log-entry.ts'
import { download } from './download.ts'

export interface LogLine {
  key: string
  graph: MachineGraph
  /** `x:3`, or the step of the simulation */
  who: string
  elapsed: number | null
  entry: LogEntry
  /** Replays up to here in the simulator */
  onReplay: () => void
}

interface LogProps {
  lines: readonly LogLine[]
  /** Machines to choose from */
  machines: readonly string[]
}

const MAX_LINES = 200

/** Every event, newest first: elapsed time, actor, event, state change, guards and actions. */
export function Log({ lines, machines }: LogProps) {
  const [machine, setMachine] = useState('')
  const [paused, setPaused] = useState<readonly LogLine[] | null>(null)
  const [hidden, setHidden] = useState(0)
  const wanted = (paused ?? lines)
    .slice(hidden)
    .filter(({ graph }) => !machine || graph.id === machine)
  const missed = paused ? lines.length - paused.length : 0

  return (
    <section className="log" aria-label="Log">
      <header>
        <h2>Log</h2>
        <select
          aria-label="Machine"
          value={machine}
          onChange={({ target }) => setMachine(target.value)}
        >
          <option value="">all machines</option>
          {machines.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button
          type="button"
          aria-pressed={paused !== null}
          onClick={() => setPaused(paused ? null : lines)}
        >
          {paused ? `Go on${missed > 0 ? ` (${missed} more)` : ''}` : 'Pause'}
        </button>
        <button type="button" onClick={() => download('machines.json', wanted.map(exported))}>
          Export
        </button>
        <button type="button" onClick={() => setHidden(lines.length)}>
          Clear
        </button>
      </header>
      {wanted.length === 0 && <p>No event yet.</p>}
      <ol>
        {wanted
          .slice(-MAX_LINES)
          .reverse()
          .map((line) => (
            <Line key={line.key} line={line} />
          ))}
      </ol>
    </section>
  )
}

function Line({ line: { graph, who, elapsed, entry, onReplay } }: { line: LogLine }) {
  const { event, guards, actions } = entry
  const { type, ...payload } = event
  // Without duplicates: several microsteps may evaluate the same guard.
  const verdicts = new Map(
    guards.map(({ name, holds }) => [`${name} ${holds ? 'holds' : 'fails'}`, holds]),
  )
  return (
    <li data-ignored={isIgnored(entry) || undefined}>
      <p className="log-event">
        <time>{elapsed === null ? 'start' : `+${seconds(elapsed)}`}</time>
        <span className="who">
          {graph.id} {who}
        </span>
        <code>{eventName(graph, type)}</code>
        {isIgnored(entry) && <em>ignored</em>}
        <button type="button" title="Replay to here in the simulator" onClick={onReplay}>
          replay
        </button>
      </p>
      <p className="log-change">{changeOf(graph, entry)}</p>
      {(actions.length > 0 || guards.length > 0) && (
        <p className="log-work">
          {[...verdicts].map(([verdict, holds]) => (
            <span key={verdict} className="guard" data-holds={holds}>
              {verdict}
            </span>
          ))}
          {[...new Set(actions)].map((name) => (
            <span key={name} className="action">
              {name}
            </span>
          ))}
        </p>
      )}
      {Object.keys(payload).length > 0 && (
        <details>
          <summary>{JSON.stringify(payload)}</summary>
          <pre>{JSON.stringify(payload, null, 2)}</pre>
        </details>
      )}
    </li>
  )
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** Which states were left and entered: `window.focused → window.blurred`. */
function changeOf(graph: MachineGraph, { from, to }: LogEntry): string {
  const left = from.filter((state) => !to.includes(state))
  const entered = to.filter((state) => !from.includes(state))
  const names = (states: string[]) => statesInWords(graph, states)
  if (left.length + entered.length === 0) return `stays ${names(to)}`
  return [names(left), names(entered)].filter(Boolean).join(' → ')
}

const exported = ({ graph, who, elapsed, entry }: LogLine) => ({
  machine: graph.id,
  actor: who,
  elapsed,
  ...entry,
})
