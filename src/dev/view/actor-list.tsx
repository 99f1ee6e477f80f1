import { coverageOf } from '../definition.ts'
import { MACHINES } from '../machines.ts'
import type { Live, WatchedActor } from './live.ts'

interface ActorListProps {
  live: Live
  /** The actor that is shown; null while the simulator is */
  chosen: string | null
  /** The machine in the simulator, while that is shown */
  simulated: string | null
  onChoose: (actor: WatchedActor) => void
  onSimulate: (machine: string) => void
}

/** Every actor of the site; a machine that has none here can be simulated. */
export function ActorList(props: ActorListProps) {
  const { live, chosen, simulated, onChoose, onSimulate } = props
  const withoutActor = [...MACHINES.keys()].filter(
    (id) => id === simulated || live.actors.every(({ machine }) => machine !== id),
  )
  return (
    <nav className="actors" aria-label="Actors of the site">
      {live.actors.map((actor) => {
        const { key, id, machine, isAlive } = actor
        const definition = MACHINES.get(machine)
        const coverage = definition && coverageOf(definition, live.visited[machine] ?? new Set())
        return (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            data-stopped={!isAlive || undefined}
            onClick={() => onChoose(actor)}
          >
            <strong>{machine}</strong>
            <small>
              {id} · {isAlive ? 'alive' : 'stopped'}
            </small>
            <small title="Transitions taken since the view was loaded">
              {coverage && `${coverage.taken}/${coverage.all}`}
            </small>
          </button>
        )
      })}
      {withoutActor.map((machine) => (
        <button
          key={machine}
          type="button"
          aria-pressed={machine === simulated}
          title="In the simulator, apart from the site"
          onClick={() => onSimulate(machine)}
        >
          <strong>{machine}</strong>
          <small>simulated</small>
        </button>
      ))}
    </nav>
  )
}
