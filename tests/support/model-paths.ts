import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  __unsafe_getAllOwnEventDescriptors as ownEvents,
  type SnapshotFrom,
  type StateValue,
} from 'xstate'
import {
  type Answers,
  eventsIn,
  type FromOutside,
  type Vocabulary,
} from '../../src/dev/vocabulary.ts'
import { awaited, pathsThrough } from './model.ts'

/** What somebody does, and where the machine should be then. */
export interface PathStep<Machine extends AnyStateMachine> {
  event: AnyEventObject
  state: SnapshotFrom<Machine>
}

interface Play<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>
  vocabulary: Vocabulary<EventFromLogic<Machine>>
  /** Whether a person or the world can bring an event about, the page being in a state */
  isPossible: (event: AnyEventObject, state: SnapshotFrom<Machine>) => boolean
  bucket?: (state: SnapshotFrom<Machine>) => unknown
  /** What invoked actors answer, by the type of the answer; where it is missing, nothing more. */
  answers?: Answers
}

/**
 * The shortest ways through a machine, for a test that plays them on the real page: together they
 * lead to every state, and to every change of one, that the given events can bring about. A way
 * that is the beginning of another is left out.
 */
export function shortestPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, vocabulary, isPossible, bucket, answers }: Play<Machine>,
): PathStep<Machine>[][] {
  type State = SnapshotFrom<Machine>
  // The exploration treats every machine alike; what it finds are this machine's snapshots.
  const { ways, paths } = pathsThrough(machine, {
    input,
    events: (state) =>
      [...eventsIn(vocabulary), ...awaited(awaitedTypes(state), answers)].filter((event) =>
        isPossible(event, state as State),
      ),
    serializeState: (state) => JSON.stringify([state.value, bucket?.(state as State)]),
  })
  const changes = Map.groupBy(paths, ({ before, event, after }) => changeOf(before, event, after))
  const lastSteps = [...changes.values()].flatMap(([first]) => (first ? [first.path] : []))
  return withoutBeginnings([...ways, ...lastSteps]) as PathStep<Machine>[][]
}

/** What a machine waits for by itself: timers that run, answers. */
const awaitedTypes = (state: AnyMachineSnapshot) =>
  [...new Set(ownEvents(state))].filter((type) => type.startsWith('xstate.'))

/** How an event is brought about on the real page. */
export interface EventExecutor<Visit, Event = AnyEventObject> {
  /** In words: `Escape is pressed` */
  does: string
  act: (visit: Visit, event: Event) => Promise<unknown>
}

/**
 * An executor for every event of a machine, and for each timer and answer that it waits for; `null` for
 * an event that nobody can bring about by itself.
 */
export type EventExecutors<Event extends EventObject, Awaited extends string, Visit> = {
  readonly [Told in Event as FromOutside<Told['type']>]: EventExecutor<Visit, Told> | null
} & Readonly<Record<Awaited, EventExecutor<Visit>>>

/** The executor of an event. Without one every path would pass the event by. */
export function executorFor<Visit>(
  executors: Readonly<Record<string, EventExecutor<Visit, never> | null>>,
  { type }: AnyEventObject,
): EventExecutor<Visit> {
  const executor = executors[plainName(type)]
  if (!executor) throw new Error(`No executor for the event ${type}`)
  // The executor stands under the event's own type.
  return executor as EventExecutor<Visit>
}

/** `xstate.after.exit.toaster.toast` → `after exit`, `xstate.done.actor.0.language` → `done` */
const plainName = (type: string) =>
  type.replace(/^xstate\.(after\.[^.]+|done|error)\..*/, '$1').replace('after.', 'after ')

/** A path in a line: `toast.show → key.escape` */
export const titleOf = (path: PathStep<AnyStateMachine>[]): string =>
  path.map(({ event }) => plainName(event.type)).join(' → ')

/** Paths by what happens last in them, which is what they are there for: one test each. */
export const groupedByEnd = <Step>(paths: Step[][], messagesOf: (step: Step) => string) =>
  Map.groupBy(paths, (path) => path.slice(-1).map(messagesOf).join())

/** Which states an event left and entered. */
function changeOf(before: AnyMachineSnapshot, event: AnyEventObject, after: AnyMachineSnapshot) {
  const [left, entered] = [leavesOf(before.value), leavesOf(after.value)]
  return JSON.stringify([
    event.type,
    left.filter((leaf) => !entered.includes(leaf)),
    entered.filter((leaf) => !left.includes(leaf)),
  ])
}

const leavesOf = (value: StateValue, path = ''): string[] =>
  typeof value === 'string'
    ? [`${path}.${value}`]
    : Object.entries(value).flatMap(([key, child]) => leavesOf(child ?? key, `${path}.${key}`))

function withoutBeginnings<Step extends { event: AnyEventObject }>(paths: Step[][]): Step[][] {
  const lineOf = (path: Step[]) => path.map(({ event }) => `${JSON.stringify(event)};`).join('')
  const lines = new Map(paths.map((path) => [lineOf(path), path]))
  return [...lines]
    .filter(
      ([line]) => ![...lines.keys()].some((other) => other !== line && other.startsWith(line)),
    )
    .map(([, path]) => path)
}
