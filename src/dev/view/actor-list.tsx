import type { AnyStateMachine } from 'xstate'
import { coverageOf } from '../definition.ts'
import { MACHINES } from '../machine-events.ts'
import type { Script } from '../simulator/simulation.ts'
import type { Live, WatchedActor } from './live.ts'

interface ActorListProps {
  live: Live
  /** What is shown: an actor, or what the simulator plays */
  chosen: WatchedActor | Script | undefined
  onChoose: (actor: WatchedActor) => void
  onSimulate: (machine: AnyStateMachine) => void
}

/** Every actor of the site; a machine that has none here can be simulated. */
export function ActorList({ live, chosen, onChoose, onSimulate }: ActorListProps) {
  const simulated = chosen && 'steps' in chosen ? chosen.machine : null
  const withoutActor = [...MACHINES.values()].filter(
    (each) => each === simulated || live.actors.every(({ machine }) => machine !== each),
  )
  return (
    <header className="masthead">
      <p>Machines</p>
      <nav className="actors" aria-label="Actors of the site">
        {live.actors.map((actor) => {
          const { all, taken } = coverageOf(actor.machine, live.visited)
          const isOne = live.actors.filter(({ machine }) => machine === actor.machine).length === 1
          return (
            <button
              key={actor.key}
              type="button"
              aria-pressed={actor === chosen}
              data-stopped={!actor.isAlive || undefined}
              onClick={() => onChoose(actor)}
            >
              <strong>{actor.machine.id}</strong>
              {!isOne && <small>{actor.id}</small>}
              {!actor.isAlive && <small>stopped</small>}
              <small>{`${taken}/${all}`}</small>
            </button>
          )
        })}
        {withoutActor.map((machine) => (
          <button
            key={machine.id}
            type="button"
            aria-pressed={machine === simulated}
            onClick={() => onSimulate(machine)}
          >
            <strong>{machine.id}</strong>
            <small>simulated</small>
          </button>
        ))}
      </nav>
      <a href="/docs/machines/live-view.md" target="_blank" rel="noreferrer">
        Manual
      </a>
    </header>
  )
}
