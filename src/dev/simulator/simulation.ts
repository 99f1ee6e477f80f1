import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type StateValue,
} from 'xstate'
import { isIgnored, type LogEntry, record } from '../record.ts'
import { TestClock } from '../test-clock.ts'
import { inputOf } from '../vocabulary.ts'

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
}

/** A played step and the state after it; a pause is split where a timer fires */
export interface Move {
  step: Step
  value: StateValue
  /** An event that nothing in the state took */
  isIgnored: boolean
}

export const isTimer = (type: string) => type.startsWith('xstate.after.')

/** An actor in isolation: its clock is simulated, its promises are settled by hand. */
export class Simulation {
  readonly machine: AnyStateMachine
  readonly log: SimulationEntry[] = []
  readonly start: StateValue
  readonly moves: Move[] = []
  readonly input: object
  /** Error message once a step could not be played; later steps are skipped */
  problem: string | null = null

  readonly #clock = new TestClock()
  readonly #actor: AnyActor
  #step = 0

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
      (entry) => this.log.push({ ...entry, step: this.#step }),
    )
    this.#actor.subscribe({
      error: (error) => {
        this.problem = `Here the machine breaks: ${error}`
      },
    })
    this.#actor.start()
    this.start = this.snapshot.value
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** Milliseconds until the next timer fires */
  get nextTimer(): number | undefined {
    return this.#clock.running[0]
  }

  play(step: Step): void {
    if (this.problem) return
    this.#step++
    if (typeof step === 'number') this.#wait(step)
    else if (isTimer(step.type)) this.#awaitTimer(step.type)
    else this.#send(step)
  }

  #wait(ms: number): void {
    let remaining = ms
    while (remaining > 0) {
      const slice = Math.min(remaining, this.nextTimer ?? remaining)
      this.#move(slice, () => this.#clock.increment(slice))
      remaining -= slice
    }
  }

  #awaitTimer(type: string): void {
    const { nextTimer } = this
    if (nextTimer === undefined) {
      this.problem = `Step ${this.#step} waits for ${type}, but no timer runs.`
      return
    }
    this.#move(nextTimer, () => this.#clock.increment(nextTimer))
    const fired = this.log.at(-1)?.event.type
    if (fired !== type) this.problem = `Step ${this.#step} waits for ${type}, but ${fired} came.`
  }

  #send(event: AnyEventObject): void {
    const { machine, status } = this.snapshot
    if (!machine.events.includes(event.type)) {
      const known = machine.events.filter((type) => !type.startsWith('xstate.')).join(', ')
      this.problem = `The ${machine.id} has no event “${event.type}”. It has: ${known}.`
      return
    }
    this.#move(event, () =>
      status === 'active' ? this.#actor.send(event) : this.#logIgnored(event),
    )
  }

  #move(step: Step, run: () => void): void {
    const before = this.log.length
    run()
    const entries = this.log.slice(before)
    const ignored = entries.length > 0 && entries.every(isIgnored)
    this.moves.push({ step, value: this.snapshot.value, isIgnored: ignored })
  }

  /** XState does not report an event to a stopped actor, it only warns. */
  #logIgnored(event: AnyEventObject): void {
    const last = this.log.at(-1)
    if (!last) return
    const nothing = { transitions: [], guards: [], actions: [] }
    this.log.push({ ...last, ...nothing, event, from: last.to, step: this.#step })
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
