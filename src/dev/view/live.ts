import type { ActorReport, OfferReport } from '../live-view-api.ts'
import type { LogEntry } from '../record.ts'

/** Everything reported since the view was loaded. */
export interface Live {
  /** Id of the page load that is in the frame now */
  page: string | null
  /** Its actors */
  actors: readonly WatchedActor[]
  /** Of the actors of all pages, the oldest first */
  rows: readonly LogRow[]
  /** By machine: the ids of the transitions that any of its actors took */
  visited: Readonly<Record<string, ReadonlySet<string>>>
}

export interface WatchedActor {
  key: string
  /** XState's session id: `x:3` */
  id: string
  machine: string
  last: LogEntry | null
  offers: readonly OfferReport[]
  isAlive: boolean
}

export interface LogRow {
  /** The actor's */
  key: string
  id: string
  machine: string
  /** Milliseconds since the event before, of whatever actor; none for the first of a page */
  elapsed: number | null
  entry: LogEntry
}

export const INITIAL_STATE: Live = { page: null, actors: [], rows: [], visited: {} }

export type LiveAction =
  | { type: 'reported'; report: ActorReport }
  | { type: 'visited'; machine: string; transitions: readonly string[] }

export const liveReducer = (live: Live, action: LiveAction): Live =>
  action.type === 'visited'
    ? { ...live, visited: withVisited(live, action.machine, action.transitions) }
    : reported(onPage(live, action.report.page), action.report)

/** Another page has actors of its own. */
const onPage = (live: Live, page: string): Live =>
  page === live.page ? live : { ...live, page, actors: [] }

function reported(live: Live, report: ActorReport): Live {
  const { page, actor: id } = report
  const key = `${page} ${id}`
  if (report.kind === 'start') {
    const { machine } = report
    const actor = { key, id, machine, last: null, offers: [], isAlive: true }
    return { ...live, actors: [...live.actors, actor] }
  }
  const actor = live.actors.find((each) => each.key === key)
  if (!actor) return live
  const { entry, offers } = report
  const { machine } = actor
  const before = live.rows.at(-1)
  const elapsed = before?.key.startsWith(`${page} `) ? entry.at - before.entry.at : null
  return {
    ...live,
    actors: live.actors.map((each) =>
      each === actor ? { ...actor, last: entry, offers, isAlive: entry.status === 'active' } : each,
    ),
    rows: [...live.rows, { key, id, machine, elapsed, entry }],
    visited: withVisited(live, machine, entry.transitions),
  }
}

const withVisited = ({ visited }: Live, machine: string, transitions: readonly string[]) => ({
  ...visited,
  [machine]: new Set([...(visited[machine] ?? []), ...transitions]),
})

/** The chosen actor or, on another page, the one of the same machine; the first by default. */
export const actorToShow = (
  { actors }: Live,
  choice: Pick<WatchedActor, 'key' | 'machine'> | null,
): WatchedActor | undefined =>
  actors.find(({ key }) => key === choice?.key) ??
  actors.find(({ machine }) => machine === choice?.machine) ??
  actors[0]
