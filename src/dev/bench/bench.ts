import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type StateValue,
} from 'xstate'
import type { LogEntry } from '../machine/log-entry.ts'
import { noteImplementations } from '../machine/notes.ts'
import { record } from '../machine/record.ts'
import { TestClock } from '../test-clock.ts'
import { exampleInput } from './examples.ts'

/** What is done to a machine: an event comes, or so many milliseconds pass. */
export type Step = AnyEventObject | number

/** All that it takes to do the same again: a link holds it, a test is written from it. */
export interface Script {
  /** `toaster` */
  machine: string
  /** What the actor was started with, as far as it is plain data */
  input?: object | undefined
  steps: readonly Step[]
}

export interface BenchEntry extends LogEntry {
  /** The step of the script that it belongs to, from 1; 0 is the start */
  step: number
}

/** A step as it was played, time in pieces that end where a timer fires, and the state after it */
export interface Move {
  step: Step
  value: StateValue
}

export const isTimer = (type: string) => type.startsWith('xstate.after.')

/** An actor away from the site: its clock is simulated, its promises are answered by hand. */
export class Bench {
  readonly log: BenchEntry[] = []
  readonly moves: Move[] = []
  /** What the machine was started with */
  readonly input: object
  /** A sentence, once a step could not be played; those after it are not tried */
  problem: string | null = null

  readonly #clock = new TestClock()
  readonly #actor: AnyActor
  #step = 0

  constructor(machine: AnyStateMachine, input: object = {}) {
    this.input = { ...exampleInput(machine.id, this.#clock), ...input }
    const alone = withoutWorld(machine)
    noteImplementations(alone)
    this.#actor = createActor(alone, { clock: this.#clock, input: this.input })
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
    let left = ms
    while (left > 0) {
      const piece = Math.min(left, this.nextTimer ?? left)
      this.#move(piece, () => this.#clock.increment(piece))
      left -= piece
    }
  }

  #awaitTimer(type: string): void {
    const { nextTimer } = this
    if (nextTimer === undefined) {
      this.problem = `Step ${this.#step} waits for ${type}, but no timer runs.`
      return
    }
    this.#move(nextTimer, () => this.#clock.increment(nextTimer))
    const came = this.log.at(-1)?.event.type
    if (came !== type) this.problem = `Step ${this.#step} waits for ${type}, but ${came} came.`
  }

  #send(event: AnyEventObject): void {
    const { machine, status } = this.snapshot
    if (!machine.events.includes(event.type)) {
      const known = machine.events.filter((type) => !type.startsWith('xstate.')).join(', ')
      this.problem = `The ${machine.id} has no event “${event.type}”. It has: ${known}.`
      return
    }
    this.#move(event, () =>
      status === 'active' ? this.#actor.send(event) : this.#noteIgnored(event),
    )
  }

  #move(step: Step, run: () => void): void {
    run()
    this.moves.push({ step, value: this.snapshot.value })
  }

  /** XState only warns of an event to an actor that has come to its end. */
  #noteIgnored(event: AnyEventObject): void {
    const last = this.log.at(-1)
    if (!last) return
    const nothing = { transitions: [], guards: [], actions: [] }
    this.log.push({ ...last, ...nothing, event, from: last.to, step: this.#step })
  }
}

/** Plays a script to a new actor. */
export function playOnBench(machine: AnyStateMachine, { input, steps }: Script): Bench {
  const bench = new Bench(machine, input)
  for (const step of steps) bench.play(step)
  return bench
}

/** Promises of the machine never settle: their answers are events that the script sends. */
const withoutWorld = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [
        name,
        fromPromise(() => new Promise(() => {})),
      ]),
    ),
  })
