import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'

/** What somebody does, and where the machine should be then. */
export interface PathStep<Machine extends AnyStateMachine> {
  event: AnyEventObject
  state: SnapshotFrom<Machine>
}

interface Play<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>
  /** The events that can be played in a state, by a person or by the world */
  events: (state: SnapshotFrom<Machine>) => AnyEventObject[]
  /** What of the context makes another state */
  bucket?: (state: SnapshotFrom<Machine>) => unknown
}

/**
 * The shortest ways through a machine, for a test that plays them on the real page: together they
 * lead to every state, and to every change of one, that the given events can bring about. A way
 * that is the beginning of another is left out.
 */
export function shortestPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events, bucket }: Play<Machine>,
): PathStep<Machine>[][] {
  type State = SnapshotFrom<Machine>
  // The exploration treats every machine alike; what it finds are this machine's snapshots.
  const options = {
    input,
    events: (state: AnyMachineSnapshot) => events(state as State),
    serializeState: (state: AnyMachineSnapshot) =>
      JSON.stringify([state.value, bucket?.(state as State)]),
  }
  const anyMachine: AnyStateMachine = machine
  const ways = new Map<string, { event: AnyEventObject; state: AnyMachineSnapshot }[]>(
    getShortestPaths(anyMachine, options).map(({ state, steps }) => [
      options.serializeState(state),
      steps.slice(1),
    ]),
  )
  const changes = new Set<string>()
  const lastSteps = adjacencyMapToArray(getAdjacencyMap(anyMachine, options)).flatMap(
    ({ state, event, nextState }) => {
      const change = changeOf(event, state, nextState)
      if (changes.has(change)) return []
      changes.add(change)
      return [[...(ways.get(options.serializeState(state)) ?? []), { event, state: nextState }]]
    },
  )
  const paths = withoutBeginnings([...ways.values(), ...lastSteps])
  return paths as PathStep<Machine>[][]
}

/** How an event is played. An event that nobody plays would let every path pass it by. */
export function handFor<Hand>(hands: Record<string, Hand>, type: string): Hand {
  const hand = hands[type]
  if (!hand) throw new Error(`No hand plays the event ${type}`)
  return hand
}

/** A path in a line: `toast.show → key.escape` */
export const titleOf = (path: PathStep<AnyStateMachine>[]): string =>
  path.map(({ event }) => event.type.replace(/^xstate\.(\w+)\.([^.]+).*/, '$1 $2')).join(' → ')

/** Which states an event left and entered. */
function changeOf(event: AnyEventObject, before: AnyMachineSnapshot, after: AnyMachineSnapshot) {
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
