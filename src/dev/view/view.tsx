import { useEffect, useReducer, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type ActorReport, type EventRequest, isFromInspector } from '../inspector-messages.ts'
import { INSPECTOR_MARK } from '../live-view-api.ts'
import { readLink } from '../simulator/link.ts'
import type { Script } from '../simulator/simulation.ts'
import { ActorList } from './actor-list.tsx'
import { actorToShow, type Choice, INITIAL_STATE, liveReducer } from './live.ts'
import { LivePanel } from './live-panel.tsx'
import { SimulatorPanel } from './simulator-panel.tsx'
import { SimulatorPicker } from './simulator-picker.tsx'
import { SiteFrame } from './site-frame.tsx'
import { useMachines } from './use-machines.ts'
import { useSimulator } from './use-simulator.ts'

interface ViewProps {
  machines: ReadonlyMap<string, AnyStateMachine>
}

/** The live view: the site in a frame, and beside it one of its machines. */
export function View({ machines: found }: ViewProps) {
  const { machines, notice } = useMachines(found)
  const [{ script, problem }] = useState(() => readLink(location.search, found))
  const [page] = useState(() => new URLSearchParams(location.search).get('page') ?? '/')
  const [live, dispatch] = useReducer(liveReducer, INITIAL_STATE)
  const { control, open } = useSimulator(machines, script)
  const [isSimulatorShown, showSimulator] = useState(script !== null)
  const [choice, choose] = useState<Choice | null>(null)
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
  const isSimulated = isSimulatorShown && control !== null

  return (
    <div className="view">
      <header className="masthead">
        <p className="name">Machines</p>
        <ActorList
          live={live}
          chosen={isSimulated ? null : (actor?.key ?? null)}
          onChoose={(key) => {
            choose({ key, page: live.page })
            showSimulator(false)
          }}
        />
        <SimulatorPicker
          machines={[...machines.keys()]}
          chosen={isSimulated ? control.machine.id : null}
          onChoose={(machine) =>
            machine === control?.machine.id
              ? showSimulator(true)
              : openInSimulator({ machine, steps: [] })
          }
        />
      </header>
      {[problem, notice].map(
        (sentence) =>
          sentence && (
            <p key={sentence} className="problem" role="alert">
              {sentence}
            </p>
          ),
      )}
      {isSimulated ? (
        <SimulatorPanel control={control} visited={live.visited[control.machine.id] ?? new Set()} />
      ) : (
        actor && (
          <LivePanel
            live={live}
            actor={actor}
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
