import type { ActorReport, OfferReport } from '../inspector-messages.ts'
import type { MachineGraph } from '../machine/graph.ts'
import type { LogEntry } from '../machine/log-entry.ts'

/** What the view has seen of the machines since it was loaded. */
export interface Live {
  /** The load of the page that is in the frame now */
  page: string | null
  actors: readonly WatchedActor[]
  /** Of all actors, the oldest first */
  rows: readonly LogRow[]
  /** By machine: the ids of the transitions that any of its actors took */
  visited: Readonly<Record<string, ReadonlySet<string>>>
}

export interface WatchedActor {
  key: string
  /** The load of the page that it belongs to */
  page: string
  /** As XState calls it: `x:3` */
  id: string
  graph: MachineGraph
  last: LogEntry | null
  offers: readonly OfferReport[]
  /** Its page is there, and it takes events. */
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

export const NOTHING_SEEN: Live = { page: null, actors: [], rows: [], visited: {} }

export type Change =
  | { type: 'reported'; report: ActorReport }
  | { type: 'visited'; machine: string; transitions: readonly string[] }

export function seen(live: Live, change: Change): Live {
  switch (change.type) {
    case 'reported':
      return reported(onPage(live, change.report.page), change.report)
    case 'visited':
      return { ...live, visited: withVisited(live, change.machine, change.transitions) }
  }
}

/** The actors of a page go with it; those of the page before that are forgotten. */
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

/** The actor that somebody chose, and the page that was there then. */
export interface Choice {
  key: string
  page: string | null
}

/**
 * The actor to show: the one that was chosen or, when its page has gone since, the one that has
 * taken its place; before anybody chooses, the first.
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
