import { coverageOf } from '../machine/coverage.ts'
import { keepFocus } from './keep-focus.ts'
import type { Live } from './live.ts'

interface ActorListProps {
  live: Live
  /** The key of an actor; null while the simulator is shown */
  chosen: string | null
  onChoose: (key: string) => void
}

/** Every actor of the site, with its session id. */
export function ActorList({ live, chosen, onChoose }: ActorListProps) {
  return (
    <nav className="actors" aria-label="Actors of the site">
      {live.actors.length === 0 && <p>The site starts …</p>}
      {live.actors.map(({ key, id, graph, isAlive }) => {
        const { all, taken } = coverageOf(graph, live.visited[graph.id] ?? new Set())
        return (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            data-stopped={!isAlive || undefined}
            onMouseDown={keepFocus}
            onClick={() => onChoose(key)}
          >
            <strong>{graph.id}</strong>
            <span>
              {id} · {isAlive ? 'alive' : 'stopped'}
            </span>
            <span title="Transitions taken since the view was loaded">
              {taken}/{all}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
