import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { eventName, statesInWords } from '../definition.ts'
import { isIgnored, type LogEntry } from '../record.ts'
import { elapsed, type LogRow } from './live.ts'

const MAX_LINES = 200

/** Every event, newest first: elapsed time, actor, event, state change, guards and actions. */
export function Log({ rows }: { rows: readonly LogRow[] }) {
  const [name, setName] = useState('')
  const [isWhole, setWhole] = useState(false)
  const names = new Set(rows.map(({ machine }) => machine.id))
  const wanted = [...rows.entries()].filter(
    ([, { machine, entry }]) =>
      (!name || machine.id === name) && (isWhole || entry.transitions.length > 0),
  )

  return (
    <section className="log" aria-label="Log">
      <header className="heading">
        <h2>Log</h2>
        <label>
          <input type="checkbox" onChange={({ target }) => setWhole(target.checked)} /> ignored,
          starts, stops
        </label>
        <select aria-label="Machine" value={name} onChange={({ target }) => setName(target.value)}>
          <option value="">all machines</option>
          {[...names].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </header>
      {wanted.length === 0 && <p>No event yet.</p>}
      <ol>
        {wanted
          .map(([number, row], index) => (
            <Line key={number} {...row} elapsed={elapsed(row, wanted[index - 1]?.[1])} />
          ))
          .slice(-MAX_LINES)
          .reverse()}
      </ol>
    </section>
  )
}

function Line({ id, machine, elapsed, entry }: LogRow & { elapsed: number | null }) {
  const { guards, actions, emitted } = entry
  const { type, ...payload } = entry.event
  // Without duplicates: several microsteps may evaluate the same guard.
  const verdicts = new Map(
    guards.map(({ name, holds }) => [`${name} ${holds ? 'holds' : 'fails'}`, holds]),
  )
  return (
    <li data-ignored={isIgnored(entry) || undefined}>
      <p>
        <small>{elapsed === null ? 'first' : `+${(elapsed / 1000).toFixed(2)} s`}</small>
        <small>
          {machine.id} {id}
        </small>
        <strong>{eventName(machine, type)}</strong>
        {isIgnored(entry) && <em>ignored</em>}
      </p>
      <code>{changeOf(machine, entry)}</code>
      <p>
        {[...verdicts].map(([verdict, holds]) => (
          <span key={verdict} data-holds={holds}>
            {verdict}
          </span>
        ))}
        {[...new Set(actions)].map((name) => (
          <span key={name}>{name}</span>
        ))}
        {emitted.map(({ type, ...told }) => (
          <span key={type} title={JSON.stringify(told)}>
            tells {type}
          </span>
        ))}
      </p>
      {Object.keys(payload).length > 0 && (
        <details>
          <summary>{JSON.stringify(payload)}</summary>
          <pre>{JSON.stringify(payload, null, 2)}</pre>
        </details>
      )}
    </li>
  )
}

/** Which states were left and entered: `window.focused → window.blurred`. */
function changeOf(machine: AnyStateMachine, { from, to }: LogEntry): string {
  const left = from.filter((state) => !to.includes(state))
  const entered = to.filter((state) => !from.includes(state))
  const names = (states: string[]) => statesInWords(machine, states)
  if (left.length + entered.length === 0) return `stays ${names(to)}`
  return [names(left), names(entered)].filter(Boolean).join(' → ')
}
