import type { AnyStateMachine } from 'xstate'
import type { LogEntry } from '../machine/log-entry.ts'
import { FUNCTION_MARK } from '../redact.ts'
import { Bench, isTimer, type Script, type Step } from './bench.ts'

/**
 * What happened to an actor of the site, from its last start on, as a script. Browsers fire their
 * timers late: the script waits for a timer by its name, and lets none fire in the pause before an
 * event that came first.
 */
export function scriptOfLog(machine: AnyStateMachine, log: readonly LogEntry[]): Script {
  const start = log.findLastIndex(({ event }) => event.type === 'xstate.init')
  const input = dataIn(log[start]?.event.input)
  const bench = new Bench(machine, input)
  const steps: Step[] = []
  const add = (step: Step) => {
    steps.push(step)
    bench.play(step)
  }
  let time = log[start]?.at ?? 0
  for (const { event, at } of log.slice(start + 1)) {
    if (event.type === 'xstate.stop') break
    const pause = Math.min(Math.floor(at - time), (bench.nextTimer ?? Number.POSITIVE_INFINITY) - 1)
    if (!isTimer(event.type) && pause > 0) add(pause)
    add(isTimer(event.type) ? { type: event.type } : revived(event))
    time = at
  }
  return { machine: machine.id, ...(input && { input }), steps }
}

const isFunctionMark = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(FUNCTION_MARK)

/** Without its functions: the bench has its own. */
function dataIn(input: unknown): object | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const data = Object.entries(input).filter(([, value]) => !isFunctionMark(value))
  return data.length > 0 ? Object.fromEntries(data) : undefined
}

/** A function that was only named becomes one that does nothing. */
function revived<Value>(value: Value): Value {
  if (isFunctionMark(value)) return (() => {}) as Value
  if (Array.isArray(value)) return value.map(revived) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, revived(member)]),
  ) as Value
}
