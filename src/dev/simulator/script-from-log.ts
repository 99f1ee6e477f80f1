import type { AnyStateMachine } from 'xstate'
import { isTimer } from '../definition.ts'
import { isIgnored, type LogEntry } from '../record.ts'
import { type Script, Simulation, type Step } from './simulation.ts'

/**
 * Converts the log of an actor, from its last start on, to a script, without what was ignored. Browser timers fire late: the
 * script waits for a timer by name, and keeps each pause shorter than the next timer.
 */
export function scriptFromLog(machine: AnyStateMachine, log: readonly LogEntry[]): Script {
  const start = log.findLastIndex(({ event }) => event.type === 'xstate.init')
  // Without functions: the simulator has its own.
  const input = Object(log[start]?.event.input)
  const simulation = new Simulation(machine, input)
  const steps: Step[] = []
  const add = (step: Step) => {
    steps.push(step)
    simulation.play(step)
  }
  let time = log[start]?.at ?? 0
  for (const entry of log.slice(start + 1)) {
    const { event, at } = entry
    if (event.type === 'xstate.stop') break
    if (isIgnored(entry)) continue
    const pause = Math.min(
      Math.floor(at - time),
      (simulation.msToNextTimer ?? Number.POSITIVE_INFINITY) - 1,
    )
    if (!isTimer(event.type) && pause > 0) add(pause)
    add(isTimer(event.type) ? { type: event.type } : event)
    time = at
  }
  return { machine, ...(Object.keys(input).length > 0 && { input }), steps }
}
