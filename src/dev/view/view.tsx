import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import {
  type ActorReport,
  type EventRequest,
  INSPECTOR_MARK,
  isFromInspector,
} from '../live-view-api.ts'
import { MACHINES } from '../machines.ts'
import { linkTo, readLink } from '../simulator/link.ts'
import type { Script } from '../simulator/simulation.ts'
import { ActorList } from './actor-list.tsx'
import { actorToShow, INITIAL_STATE, liveReducer, type WatchedActor } from './live.ts'
import { LivePanel } from './live-panel.tsx'
import { SimulatorPanel } from './simulator-panel.tsx'

/** The live view: the site in a frame, and beside it one of its machines. */
export function View() {
  const [link] = useState(() => readLink(location.search))
  const [live, dispatch] = useReducer(liveReducer, INITIAL_STATE)
  const [choice, choose] = useState<WatchedActor | null>(null)
  const [script, setScript] = useState<Script | null>(link.script)
  const frame = useRef<HTMLIFrameElement>(null)
  const focusSite = () => frame.current?.contentWindow?.focus()

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && isFromInspector<ActorReport>(data)) dispatch({ type: 'reported', report: data })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  const onTaken = useCallback(
    (machine: string, transitions: string[]) => dispatch({ type: 'visited', machine, transitions }),
    [],
  )
  const send = (actor: string, offer: string) => {
    const request: EventRequest = { mark: INSPECTOR_MARK, actor, offer }
    frame.current?.contentWindow?.postMessage(request, location.origin)
  }

  const simulate = (wanted: Script) => {
    setScript(wanted)
    const page = new URLSearchParams(location.search).get('page')
    history.replaceState(null, '', linkTo(wanted, page ? { page } : {}))
  }

  const actor = actorToShow(live, choice)
  const id = script?.machine ?? actor?.machine ?? ''
  const machine = MACHINES.get(id)
  const visited = live.visited[id] ?? new Set<string>()

  return (
    <div className="view">
      <header className="masthead">
        <p className="name">Machines</p>
        <ActorList
          live={live}
          chosen={script ? null : (actor?.key ?? null)}
          simulated={script?.machine ?? null}
          onChoose={(wanted) => {
            choose(wanted)
            setScript(null)
          }}
          onSimulate={(wanted) => simulate({ machine: wanted, steps: [] })}
        />
        <a href="/docs/machines/live-view.md" target="_blank" rel="noreferrer">
          Manual
        </a>
      </header>
      {link.problem && (
        <p className="problem" role="alert">
          {link.problem}
        </p>
      )}
      {machine && script ? (
        <SimulatorPanel
          machine={machine}
          script={script}
          visited={visited}
          claim={script === link.script ? link.claim : null}
          onChange={simulate}
          onTaken={onTaken}
        />
      ) : (
        machine &&
        actor && (
          <LivePanel
            machine={machine}
            live={live}
            actor={actor}
            visited={visited}
            onSend={send}
            onSimulate={simulate}
          />
        )
      )}
      <iframe
        ref={frame}
        className="site"
        title="The site"
        src={new URLSearchParams(location.search).get('page') ?? '/'}
        onLoad={focusSite}
      />
    </div>
  )
}
