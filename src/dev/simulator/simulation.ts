import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
} from 'xstate'
import { eventName, isTimer } from '../definition.ts'
import { inputOf } from '../machine-events.ts'
import { isIgnored, type LogEntry, record } from '../record.ts'
import { TestClock } from '../test-clock.ts'

/** An event that is sent, or milliseconds that pass. */
export type Step = AnyEventObject | number

/** A reproducible run: encoded in links, exported as tests. */
export interface Script {
  machine: AnyStateMachine
  /** The input of the actor, as far as it is serialisable */
  input?: object | undefined
  steps: readonly Step[]
}

export interface SimulationEntry extends LogEntry {
  /** The step of the script that it belongs to, from 1; 0 is the start */
  step: number
  /** The made-up texts of the simulator are no secret. */
  context: Readonly<Record<string, unknown>>
}

/** An actor in isolation: its clock is simulated, its promises are settled by hand. */
export class Simulation {
  readonly machine: AnyStateMachine
  readonly log: SimulationEntry[] = []
  readonly input: object
  readonly steps: Step[] = []
  /** Error message once a step could not be played; later steps are skipped */
  problem: string | null = null

  readonly #clock = new TestClock()
  readonly #actor: AnyActor

  constructor(machine: AnyStateMachine, input: object = {}) {
    this.machine = machine
    this.input = { ...inputOf(machine.id, this.#clock), ...input }
    this.#actor = createActor(withPendingActors(machine), {
      clock: this.#clock,
      input: this.input,
    })
    record(
      this.#actor,
      () => this.#clock.now(),
      (entry) => {
        const context = JSON.parse(JSON.stringify(this.snapshot.context))
        this.log.push({ ...entry, context, step: this.steps.length })
      },
    )
    this.#actor.subscribe({
      error: (error) => {
        this.problem = `Here the machine breaks: ${error}`
      },
    })
    this.#actor.start()
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  get now(): number {
    return this.#clock.now()
  }

  /** Milliseconds until the next timer fires */
  get msToNextTimer(): number | undefined {
    return this.#clock.running[0]
  }

  play(step: Step): void {
    if (this.problem) return
    this.steps.push(step)
    if (typeof step === 'number') this.#wait(step)
    else if (isTimer(step.type)) this.#awaitTimer(step.type)
    else this.#send(step)
  }

  /** From timer to timer, so that one that starts another starts it in time. */
  #wait(ms: number): void {
    const slice = Math.min(ms, this.msToNextTimer ?? ms)
    this.#clock.increment(slice)
    if (slice < ms) this.#wait(ms - slice)
  }

  #awaitTimer(type: string): void {
    const { msToNextTimer } = this
    if (msToNextTimer !== undefined) this.#clock.increment(msToNextTimer)
    const fired = msToNextTimer === undefined ? null : this.log.at(-1)?.event.type
    if (fired !== type) {
      const name = (each: string) => `“${eventName(this.machine, each)}”`
      const instead = fired ? `${name(fired)} came` : 'no timer runs'
      this.problem = `Step ${this.steps.length} waits for ${name(type)}, but ${instead}.`
    }
  }

  #send(event: AnyEventObject): void {
    const { events, id } = this.machine
    const last = this.log.at(-1)
    if (!events.includes(event.type)) {
      const known = events.filter((type) => !type.startsWith('xstate.')).join(', ')
      this.problem = `The ${id} has no event “${event.type}”. It has: ${known}.`
    } else if (last && last.status !== 'active') {
      // XState does not report an event to a stopped actor, it only warns.
      const nothing = { transitions: [], guards: [], actions: [], emitted: [] }
      this.log.push({ ...last, ...nothing, event, from: last.to, step: this.steps.length })
    } else this.#actor.send(event)
  }
}

/** Plays a script on a new actor. */
export function simulate({ machine, input, steps }: Script): Simulation {
  const simulation = new Simulation(machine, input)
  for (const step of steps) simulation.play(step)
  return simulation
}

/** The machine's promises never settle: the script sends their results as events. */
const withPendingActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [
        name,
        fromPromise(() => new Promise(() => {})),
      ]),
    ),
  })

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
