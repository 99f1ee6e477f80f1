import { setImmediate } from 'node:timers/promises'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  __unsafe_getAllOwnEventDescriptors as ownEvents,
  type SnapshotFrom,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { isTimer, transitionId } from '../../src/dev/definition.ts'
import {
  type EventPayloads,
  eventsIn,
  NO_PAYLOAD,
  type PayloadsByType,
} from '../../src/dev/machine-events.ts'
import {
  inWords,
  simulatorLink,
  type Violation,
  violationParameters,
} from '../../src/dev/simulator/link.ts'
import { TestClock } from '../../src/dev/test-clock.ts'

/**
 * Model-based tests: every state of a machine that can be reached, and from each of them every
 * event, handled or not, is played to a real actor on a simulated clock. After each step the
 * machine's invariants are asked. Time passes before every event, so that timers matter; a timer
 * is awaited to the millisecond before it is due, and one more.
 */

/** What holds for every machine. */
export const NO_ERROR = 'no error is left unhandled'

const PAUSE_MS = 10

/** Stands in for a promise actor: keeps every request and answers when the test says so. */
export class Requests<Output, Input> {
  readonly made: Request<Output, Input>[] = []

  readonly logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        this.made.push({ input, signal, resolve, reject, isAnswered: false })
      }),
  )

  /** Requests that are still awaited. */
  get open() {
    return this.made.filter(({ signal, isAnswered }) => !signal.aborted && !isAnswered)
  }

  succeed(output: Output): Promise<void> {
    return this.#answer(({ resolve }) => resolve(output))
  }

  fail(error: unknown): Promise<void> {
    return this.#answer(({ reject }) => reject(error))
  }

  /** Requests that were given up get their answer, too, and before the others: it must not count. */
  async #answer(settle: (request: Request<Output, Input>) => void): Promise<void> {
    for (const request of this.made.filter(({ isAnswered }) => !isAnswered)) {
      request.isAnswered = true
      settle(request)
    }
    await setImmediate()
  }
}

interface Request<Output, Input> {
  input: Input
  signal: AbortSignal
  resolve: (output: Output) => void
  reject: (error: unknown) => void
  isAnswered: boolean
}

/** What is there before anything has happened. */
interface Start<Machine extends AnyStateMachine, World> {
  after: SnapshotFrom<Machine>
  clock: TestClock
  /** The fakes around the machine, and what they were asked for */
  world: World
}

/** A step as it was seen, from outside: what was there, what came, what is there now. */
export interface Step<Machine extends AnyStateMachine, World> extends Start<Machine, World> {
  before: SnapshotFrom<Machine>
  event: EventFromLogic<Machine>
  /** Milliseconds that have passed since the step before */
  elapsed: number
  emitted: EmittedFrom<Machine>[]
}

export interface Model<Machine extends AnyStateMachine, World> {
  machine: Machine
  /** What a page may come with, beside the rest of the input; where it is missing, nothing. */
  starts?: readonly Partial<InputFrom<Machine>>[]
  /** A new set of fakes for each path, and the account of its start */
  createWorld: (clock: TestClock, start: Partial<InputFrom<Machine>>) => World
  /** In links to a path the machine starts with the input of its payloads. */
  input: (world: World) => InputFrom<Machine>
  provide?: (machine: Machine, world: World) => Machine
  /** Every event that can be sent to the machine */
  payloads: EventPayloads<EventFromLogic<Machine>>
  /** What invoked actors answer, by the type of the answer; where it is missing, nothing more. */
  answers?: PayloadsByType
  /** What of the context makes another state of the model */
  bucket?: (snapshot: SnapshotFrom<Machine>) => unknown
  /** Has an invoked actor answer with an `xstate.done.actor.*` or `xstate.error.actor.*` event. */
  answer?: (event: EventFromLogic<Machine>, world: World) => Promise<void>
  /**
   * Keeps the world's own account of a step, and what the machine has asked of its fakes since the one
   * before. The invariants, asked afterwards in any order, compare it with the machine and write nothing.
   */
  observe?: (step: Step<Machine, World>) => void
  /** What holds before anything has happened, in plain words */
  atStart: Record<string, (start: Start<Machine, World>) => boolean>
  /** What always holds afterwards */
  invariants: Record<string, (step: Step<Machine, Readonly<World>>) => boolean>
}

export interface Report {
  /** Ids of the transitions that were taken */
  taken: Set<string>
  /** Invariant → the first path that broke it, in the order of the paths: the shortest comes first */
  broken: Map<string, BrokenPath>
}

interface BrokenPath {
  inWords: string
  /** Opens it in the live view. */
  link: string
}

/** What the page comes with, and the events to play. */
interface Path {
  start: object
  events: AnyEventObject[]
}

/** Any model: the exploration treats every machine alike, its author knows the types. */
type AnyModel = Model<AnyStateMachine, object>

const isAnswer = (type: string) => /^xstate\.(done|error)\.actor\./.test(type)

/** Plays every path through the model's machine. */
export async function explore<Machine extends AnyStateMachine, World>(
  typed: Model<Machine, World>,
): Promise<Report> {
  const model = typed as unknown as AnyModel
  const report = emptyReport()
  for (const path of generatePaths(model)) await replay(model, path, report)
  return report
}

/**
 * Plays paths to a mutant in the machine's place, until an invariant breaks: first the machine's
 * own, which are known, then those that lead through what the mutant alone can do.
 */
export function mutantTester<Machine extends AnyStateMachine, World>(
  typed: Model<Machine, World>,
): (mutant: Machine) => Promise<string[]> {
  const model = typed as unknown as AnyModel
  const known = generatePaths(model)

  return async (machine) => {
    const mutant = { ...model, machine }
    const report = emptyReport()
    const plays = async (paths: Path[]) => {
      for (const path of paths) {
        await replay(mutant, path, report)
        if (report.broken.size > 0) return true
      }
      return false
    }
    if (!(await plays(known))) await plays(generatePaths(mutant))
    return [...report.broken.keys()]
  }
}

/** All that a model states, in plain words. */
export const invariantsOf = ({ atStart, invariants }: { atStart: object; invariants: object }) => [
  ...Object.keys(atStart),
  ...Object.keys(invariants),
]

const emptyReport = (): Report => ({ taken: new Set(), broken: new Map() })

/** From every start, those with the fewest events first: the first path that breaks an invariant is a shortest one. */
const generatePaths = (model: AnyModel): Path[] =>
  (model.starts ?? [{}])
    .flatMap((start) => pathsFrom(model, start))
    .sort((a, b) => a.events.length - b.events.length)

/** The shortest way to every state, and from it a path for each event: the way, then the event. */
function pathsFrom(model: AnyModel, start: object): Path[] {
  const world = model.createWorld(new TestClock(), start)
  const machine = model.provide?.(model.machine, world) ?? model.machine
  const options = {
    input: { ...model.input(world), ...start },
    serializeState: (state: AnyMachineSnapshot) => keyOf(model, state),
    events: (state: AnyMachineSnapshot) => eventsAt(model, state),
  }
  const ways = new Map(
    getShortestPaths(machine, options).map(({ state, steps }) => [
      keyOf(model, state),
      steps.slice(1).map(({ event }) => event),
    ]),
  )
  return adjacencyMapToArray(getAdjacencyMap(machine, options)).map(({ state, event }) => ({
    start,
    events: [...(ways.get(keyOf(model, state)) ?? []), event],
  }))
}

const keyOf = ({ bucket }: AnyModel, snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, bucket?.(snapshot)])

/** Every event of the payloads, every timer that runs, and every answer that is awaited. */
function eventsAt(model: AnyModel, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return []
  const timers = ownEvents(snapshot).filter(isTimer)
  return [
    ...eventsIn(model.payloads),
    ...timers.map((type) => ({ type })),
    ...awaited(responsesIn(snapshot), model.answers),
  ]
}

/** Answers of the given types, with all their contents; without any, nothing more than its type. */
const awaited = (types: readonly string[], answers: PayloadsByType = {}): AnyEventObject[] =>
  types.flatMap((type) => eventsIn({ [type]: answers[type] ?? NO_PAYLOAD }))

const responsesIn = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]),
  )

async function replay(model: AnyModel, { start, events }: Path, report: Report): Promise<void> {
  const clock = new TestClock()
  const world = model.createWorld(clock, start)
  const machine = model.provide?.(model.machine, world) ?? model.machine
  let played = 0
  const check = (invariant: string, holds: boolean) => {
    if (holds || report.broken.has(invariant)) return
    const violation = { broken: invariant, expected: accountOf(world) }
    const path = { start, events: events.slice(0, played) }
    report.broken.set(invariant, brokenPath(model, path, violation))
  }

  let emitted: AnyEventObject[] = []
  const actor = createActor(machine, {
    clock,
    input: { ...model.input(world), ...start },
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      for (const transition of inspected._transitions) report.taken.add(transitionId(transition))
    },
  })
  actor.on('*', (event) => emitted.push(event))
  actor.subscribe({ error: () => check(NO_ERROR, false) })
  actor.start()
  for (const [invariant, holds] of Object.entries(model.atStart)) {
    check(invariant, holds({ after: actor.getSnapshot(), clock, world }))
  }

  for (const event of events) {
    played++
    const before = actor.getSnapshot()
    if (!canCome(event, before, clock)) break
    const time = clock.now()
    emitted = []
    if (isTimer(event.type)) {
      clock.increment(Math.max(0, (clock.running[0] ?? 0) - 1))
      clock.increment(1)
    } else {
      clock.increment(PAUSE_MS)
      if (isAnswer(event.type)) await model.answer?.(event, world)
      else actor.send(event)
    }
    const after = actor.getSnapshot()
    const elapsed = clock.now() - time
    const step = { before, event, after, elapsed, emitted, clock, world }
    model.observe?.(step)
    for (const [invariant, holds] of Object.entries(model.invariants)) {
      check(invariant, holds(step))
    }
  }
  actor.stop()
}

/** Timers that do not run and answers that are not awaited cannot come. */
function canCome({ type }: AnyEventObject, before: AnyMachineSnapshot, clock: TestClock): boolean {
  if (before.status !== 'active') return false
  if (isTimer(type)) return clock.running.length > 0
  return !isAnswer(type) || responsesIn(before).includes(type)
}

function brokenPath({ machine }: AnyModel, { start, events }: Path, found: Violation): BrokenPath {
  const steps = events.flatMap((event) => (isTimer(event.type) ? [event] : [PAUSE_MS, event]))
  const isPlain = Object.keys(start).length === 0
  const script = { machine, steps, ...(!isPlain && { input: start }) }
  return {
    inWords: inWords(script) || 'the start',
    link: `/__machines${simulatorLink(script, violationParameters(found))}`,
  }
}

/** The plain data of a world: what should be true, without the fakes around the machine. */
const accountOf = (world: object): object =>
  Object.fromEntries(
    Object.entries(world)
      .filter(([, value]) => isData(value))
      .map(([key, value]) => [key, value instanceof Set ? [...value] : value]),
  )

const isData = (value: unknown): boolean =>
  Object(value) !== value ||
  value instanceof Set ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype
