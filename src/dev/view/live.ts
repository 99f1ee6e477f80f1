import type { AnyStateMachine } from 'xstate'
import type { ActorReport, SendableEventReport } from '../live-view-api.ts'
import { MACHINES } from '../machine-events.ts'
import type { LogEntry } from '../record.ts'
import { type Script, scriptFromLog } from '../simulator/simulation.ts'

/** Everything reported since the view was loaded. */
export interface Live {
  /** Id of the page load that is in the frame now */
  page: string | null
  actors: readonly WatchedActor[]
  /** Of the actors of all pages, the oldest first */
  rows: readonly LogRow[]
  /** The ids of the transitions that any actor took, or the simulator */
  visited: ReadonlySet<string>
}

export interface WatchedActor {
  key: string
  /** XState's session id: `x:3` */
  id: string
  machine: AnyStateMachine
  last: LogEntry
  sendable: readonly SendableEventReport[]
  isAlive: boolean
}

export interface LogRow {
  actor: string
  id: string
  machine: AnyStateMachine
  entry: LogEntry
}

export const INITIAL_STATE: Live = { page: null, actors: [], rows: [], visited: new Set() }

export type LiveAction =
  | { type: 'reported'; report: ActorReport }
  | { type: 'visited'; transitions: readonly string[] }

export const liveReducer = (live: Live, action: LiveAction): Live =>
  action.type === 'visited'
    ? { ...live, visited: new Set([...live.visited, ...action.transitions]) }
    : reported(onPage(live, action.report.page), action.report)

/** Another page has actors of its own. */
const onPage = (live: Live, page: string): Live =>
  page === live.page ? live : { ...live, page, actors: [] }

function reported(live: Live, report: ActorReport): Live {
  const { page, actor: id, entry, sendable } = report
  const machine = MACHINES.get(report.machine)
  if (!machine) return live
  const key = `${page} ${id}`
  const actor = { key, id, machine, last: entry, sendable, isAlive: entry.status === 'active' }
  const isKnown = live.actors.some((each) => each.key === key)
  return {
    ...live,
    actors: isKnown
      ? live.actors.map((each) => (each.key === key ? actor : each))
      : [...live.actors, actor],
    rows: [...live.rows, { actor: key, id, machine, entry }],
    visited: new Set([...live.visited, ...entry.transitions]),
  }
}

/** Milliseconds since the row before, of whatever actor; none for the first of a page. */
export const elapsed = (row: LogRow, before: LogRow | undefined): number | null =>
  before && pageOf(before) === pageOf(row) ? row.entry.at - before.entry.at : null
const pageOf = ({ actor }: LogRow) => actor.split(' ')[0]

/** The chosen actor or, on another page, the one of the same machine; the first by default. */
export const actorToShow = (
  { actors }: Live,
  choice: Pick<WatchedActor, 'key' | 'machine'> | null,
): WatchedActor | undefined =>
  actors.find(({ key }) => key === choice?.key) ??
  actors.find(({ machine }) => machine === choice?.machine) ??
  actors[0]

/** The script that leads an actor to where it is. */
export const scriptOf = ({ rows }: Live, { key, machine }: WatchedActor): Script =>
  scriptFromLog(
    machine,
    rows.filter(({ actor }) => actor === key).map(({ entry }) => entry),
  )
