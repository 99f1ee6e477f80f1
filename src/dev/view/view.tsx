import { useEffect, useReducer, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import {
  type ActorReport,
  type EventRequest,
  INSPECTOR_MARK,
  isFromInspector,
} from '../live-view-api.ts'
import { readClaim, readLink } from '../simulator/link.ts'
import type { Script } from '../simulator/simulation.ts'
import { ActorList } from './actor-list.tsx'
import { actorToShow, INITIAL_STATE, liveReducer, type WatchedActor } from './live.ts'
import { LivePanel } from './live-panel.tsx'
import { SimulatorPanel } from './simulator-panel.tsx'
import { SiteFrame } from './site-frame.tsx'
import { useSimulator } from './use-simulator.ts'

/** The live view: the site in a frame, and beside it one of its machines. */
export function View({ machines }: { machines: ReadonlyMap<string, AnyStateMachine> }) {
  const [{ script, problem, claim, page }] = useState(() => ({
    ...readLink(location.search, machines),
    claim: readClaim(location.search),
    page: new URLSearchParams(location.search).get('page') ?? '/',
  }))
  const [live, dispatch] = useReducer(liveReducer, INITIAL_STATE)
  const { control, open } = useSimulator(machines, script)
  const [isSimulatorShown, showSimulator] = useState(script !== null)
  const [choice, choose] = useState<WatchedActor | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && isFromInspector<ActorReport>(data)) dispatch({ type: 'reported', report: data })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  // Simulated transitions count towards the coverage, too.
  const simulation = control?.simulation
  useEffect(() => {
    if (!simulation) return
    const transitions = simulation.log.flatMap((entry) => entry.transitions)
    dispatch({ type: 'visited', machine: simulation.snapshot.machine.id, transitions })
  }, [simulation])

  const openInSimulator = (wanted: Script) => {
    open(wanted)
    showSimulator(true)
  }
  const send = (actor: string, offer: string) => {
    const request: EventRequest = { mark: INSPECTOR_MARK, actor, offer }
    frame.current?.contentWindow?.postMessage(request, location.origin)
  }

  const actor = actorToShow(live, choice)
  const machine = actor && machines.get(actor.machine)
  const simulated = isSimulatorShown ? control : null

  return (
    <div className="view">
      <header className="masthead">
        <p className="name">Machines</p>
        <ActorList
          live={live}
          machines={machines}
          chosen={simulated ? null : (actor?.key ?? null)}
          simulated={simulated?.machine.id ?? null}
          onChoose={(wanted) => {
            choose(wanted)
            showSimulator(false)
          }}
          onSimulate={(wanted) => openInSimulator({ machine: wanted, steps: [] })}
        />
        <a href="/docs/machines/live-view.md" target="_blank" rel="noreferrer">
          Manual
        </a>
      </header>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {simulated ? (
        <SimulatorPanel
          control={simulated}
          visited={live.visited[simulated.machine.id] ?? new Set()}
          claim={simulated.script === script ? claim : null}
        />
      ) : (
        actor &&
        machine && (
          <LivePanel
            live={live}
            actor={actor}
            machine={machine}
            machines={machines}
            onSend={send}
            onReplay={openInSimulator}
          />
        )
      )}
      <SiteFrame frame={frame} page={page} />
    </div>
  )
}
