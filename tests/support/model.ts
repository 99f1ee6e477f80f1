import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  __unsafe_getAllOwnEventDescriptors as ownEvents,
  type SnapshotFrom,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { transitionId } from '../../src/dev/machine/graph.ts'
import { TestClock } from '../../src/dev/test-clock.ts'
import { eventsOf, PLAIN, type Vocabulary } from './vocabulary.ts'

/**
 * Model-based tests: every state of a machine that can be reached, and from each of them every
 * event, handled or not, is played to a real actor on a simulated clock. After each step the
 * machine's invariants are asked. Time passes before every event, so that timers matter; a timer
 * is awaited to the millisecond before it is due, and one more.
 */

/** What holds for every machine. */
const NO_ERROR = 'no error is left unhandled'
const NO_TIMER_EARLY = 'no timer fires before it is due'
const AS_MODELLED = 'the running machine is where its model says it is'
export const COMMON_INVARIANTS = [NO_ERROR, NO_TIMER_EARLY, AS_MODELLED]

const PAUSE_MS = 10

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
  /** A new set of fakes for each path */
  createWorld: (clock: TestClock) => World
  input: (world: World) => InputFrom<Machine>
  provide?: (machine: Machine, world: World) => Machine
  /** Every event that the machine can be told */
  vocabulary: Vocabulary<EventFromLogic<Machine>>
  /** What invoked actors answer, by the type of the answer; where it is missing, nothing more. */
  answers?: { readonly [type: string]: readonly object[] }
  /** What of the context makes another state of the model */
  bucket?: (snapshot: SnapshotFrom<Machine>) => unknown
  /** Has an invoked actor answer with an `xstate.done.actor.*` or `xstate.error.actor.*` event. */
  answer?: (event: EventFromLogic<Machine>, world: World) => Promise<void>
  /** Keeps the world's own account of a step, which the invariants compare with the machine. */
  observe?: (step: Step<Machine, World>) => void
  /** What holds before anything has happened, in plain words */
  atStart: Record<string, (start: Start<Machine, World>) => boolean>
  /** What always holds afterwards */
  invariants: Record<string, (step: Step<Machine, World>) => boolean>
}

export interface Report {
  states: number
  paths: number
  steps: number
  /** Ids of the transitions that were taken */
  taken: Set<string>
  /** Invariant → the first path that broke it */
  broken: Map<string, string>
}

/** Events to play, and the state after each as the model has it, if it has one. */
interface Path {
  events: AnyEventObject[]
  states?: AnyMachineSnapshot[]
}

type ModelledPath = Required<Path>

/** Any model: the exploration treats every machine alike, its author knows the types. */
type AnyModel = Model<AnyStateMachine, unknown>

const isTimer = (type: string) => type.startsWith('xstate.after.')
const isAnswer = (type: string) => /^xstate\.(done|error)\.actor\./.test(type)

/** Plays every path through the model's machine. */
export async function explore<Machine extends AnyStateMachine, World>(
  typed: Model<Machine, World>,
): Promise<Report> {
  const model = typed as unknown as AnyModel
  const { paths, states } = generatePaths(model)
  const report = emptyReport()
  for (const path of paths) await replay(model, path, report)
  return { ...report, states, paths: paths.length }
}

/**
 * Plays paths to a mutant in the machine's place, until an invariant breaks: first the machine's
 * own, which are known, then those that lead through what the mutant alone can do.
 */
export function mutantTester<Machine extends AnyStateMachine, World>(
  typed: Model<Machine, World>,
): (mutant: Machine) => Promise<string[]> {
  const model = typed as unknown as AnyModel
  const known = generatePaths(model).paths.map(({ events }) => ({ events }))

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
    if (!(await plays(known))) await plays(generatePaths(mutant).paths)
    return [...report.broken.keys()]
  }
}

/** All that a model states, in plain words. */
export const invariantsOf = ({ atStart, invariants }: { atStart: object; invariants: object }) => [
  ...Object.keys(atStart),
  ...Object.keys(invariants),
]

const emptyReport = (): Report => ({
  states: 0,
  paths: 0,
  steps: 0,
  taken: new Set(),
  broken: new Map(),
})

/** One path per state and event: the shortest way to the state, then the event. */
function generatePaths(model: AnyModel): { paths: ModelledPath[]; states: number } {
  const world = model.createWorld(new TestClock())
  const options = {
    input: model.input(world),
    serializeState: (state: AnyMachineSnapshot) => keyOf(model, state),
    events: (state: AnyMachineSnapshot) => eventsIn(model, state),
  }
  const machine = model.provide?.(model.machine, world) ?? model.machine
  const ways = new Map(
    getShortestPaths(machine, options).map(({ state, steps }) => [keyOf(model, state), steps]),
  )
  const paths = adjacencyMapToArray(getAdjacencyMap(machine, options)).map(
    ({ state, event, nextState }): ModelledPath => {
      const way = (ways.get(keyOf(model, state)) ?? []).slice(1)
      return {
        events: [...way.map((step) => step.event), event],
        states: [...way.map((step) => step.state), nextState],
      }
    },
  )
  // The first path that breaks an invariant is a shortest one.
  return { paths: paths.sort((a, b) => a.events.length - b.events.length), states: ways.size }
}

const keyOf = ({ bucket }: AnyModel, snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, bucket?.(snapshot)])

/** Every event of the vocabulary, every timer that runs, and every answer that is awaited. */
function eventsIn(model: AnyModel, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return []
  const answers = responsesIn(snapshot).flatMap((type) =>
    (model.answers?.[type] ?? PLAIN).map((answer) => ({ type, ...answer })),
  )
  const timers = ownEvents(snapshot).filter(isTimer)
  return [...eventsOf(model.vocabulary), ...timers.map((type) => ({ type })), ...answers]
}

const responsesIn = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]),
  )

async function replay(model: AnyModel, path: Path, report: Report): Promise<void> {
  const clock = new TestClock()
  const world = model.createWorld(clock)
  const machine = model.provide?.(model.machine, world) ?? model.machine
  const check = (invariant: string, holds: boolean) => {
    if (holds || report.broken.has(invariant)) return
    report.broken.set(invariant, path.events.map((event) => JSON.stringify(event)).join(' → '))
  }

  let emitted: AnyEventObject[] = []
  const actor = createActor(machine, {
    clock,
    input: model.input(world),
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

  for (const [index, event] of path.events.entries()) {
    const before = actor.getSnapshot()
    if (before.status !== 'active') break
    // What a mutant does not wait for, nobody can bring about.
    if (isTimer(event.type) && clock.running.length === 0) break
    if (isAnswer(event.type) && !responsesIn(before).includes(event.type)) break
    const start = clock.now()
    emitted = []
    if (isTimer(event.type)) {
      clock.increment(Math.max(0, (clock.running[0] ?? 0) - 1))
      check(NO_TIMER_EARLY, keyOf(model, actor.getSnapshot()) === keyOf(model, before))
      clock.increment(1)
    } else {
      clock.increment(PAUSE_MS)
      if (isAnswer(event.type)) await model.answer?.(event, world)
      else actor.send(event)
    }
    const after = actor.getSnapshot()
    const elapsed = clock.now() - start
    const step = { before, event, after, elapsed, emitted, clock, world }
    model.observe?.(step)
    report.steps++
    const modelled = path.states?.[index]
    check(AS_MODELLED, !modelled || keyOf(model, after) === keyOf(model, modelled))
    for (const [invariant, holds] of Object.entries(model.invariants)) {
      check(invariant, holds(step))
    }
  }
  actor.stop()
}
