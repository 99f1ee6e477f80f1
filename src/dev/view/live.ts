import type { ActorReport, OfferReport } from '../inspector-messages.ts'
import type { MachineGraph } from '../machine/graph.ts'
import type { LogEntry } from '../machine/log-entry.ts'

/** Everything reported since the view was loaded. */
export interface Live {
  /** Id of the page load that is in the frame now */
  page: string | null
  actors: readonly WatchedActor[]
  /** Of all actors, the oldest first */
  rows: readonly LogRow[]
  /** By machine: the ids of the transitions that any of its actors took */
  visited: Readonly<Record<string, ReadonlySet<string>>>
}

export interface WatchedActor {
  key: string
  /** Id of the page load that it belongs to */
  page: string
  /** XState's session id: `x:3` */
  id: string
  graph: MachineGraph
  last: LogEntry | null
  offers: readonly OfferReport[]
  /** Its page is shown and it has not stopped. */
  isAlive: boolean
}

export interface LogRow {
  /** The actor's */
  key: string
  id: string
  graph: MachineGraph
  /** Milliseconds since the event before, of whatever actor; none for the first of a page */
  elapsed: number | null
  entry: LogEntry
}

export const INITIAL_STATE: Live = { page: null, actors: [], rows: [], visited: {} }

export type LiveAction =
  | { type: 'reported'; report: ActorReport }
  | { type: 'visited'; machine: string; transitions: readonly string[] }

export function liveReducer(live: Live, action: LiveAction): Live {
  switch (action.type) {
    case 'reported':
      return reported(onPage(live, action.report.page), action.report)
    case 'visited':
      return { ...live, visited: withVisited(live, action.machine, action.transitions) }
  }
}

/** On another page the actors of the last one are stopped, and older ones dropped. */
const onPage = (live: Live, page: string): Live =>
  page === live.page
    ? live
    : {
        ...live,
        page,
        actors: live.actors
          .filter(({ page }) => page === live.page)
          .map((actor) => ({ ...actor, isAlive: false })),
      }

function reported(live: Live, report: ActorReport): Live {
  const { page, actor: id } = report
  const key = `${page} ${id}`
  if (report.kind === 'start') {
    const actor = { key, page, id, graph: report.graph, last: null, offers: [], isAlive: true }
    return { ...live, actors: [...live.actors, actor] }
  }
  const actor = live.actors.find((each) => each.key === key)
  if (!actor) return live
  const { entry, offers } = report
  const isAlive = entry.status === 'active'
  return {
    ...live,
    actors: live.actors.map((each) =>
      each === actor ? { ...actor, last: entry, offers, isAlive } : each,
    ),
    rows: [...live.rows, rowOf(live, actor, entry)],
    visited: withVisited(live, actor.graph.id, entry.transitions),
  }
}

function rowOf({ rows }: Live, { key, page, id, graph }: WatchedActor, entry: LogEntry): LogRow {
  const before = rows.at(-1)
  const isSamePage = before?.key.startsWith(`${page} `)
  const elapsed = before && isSamePage ? entry.at - before.entry.at : null
  return { key, id, graph, elapsed, entry }
}

const withVisited = ({ visited }: Live, machine: string, transitions: readonly string[]) => ({
  ...visited,
  [machine]: new Set([...(visited[machine] ?? []), ...transitions]),
})

/** The chosen actor, and the page load on which it was chosen. */
export interface Choice {
  key: string
  page: string | null
}

/**
 * The actor to show: the chosen one or, after a page load, the new actor of the same machine; the
 * first one by default.
 */
export function actorToShow(
  { actors, page }: Live,
  choice: Choice | null,
): WatchedActor | undefined {
  const chosen = actors.find(({ key }) => key === choice?.key)
  const alive = actors.filter(({ isAlive }) => isAlive)
  if (!chosen) return alive[0]
  if (choice?.page === page) return chosen
  return alive.find(({ graph }) => graph.id === chosen.graph.id) ?? chosen
}
