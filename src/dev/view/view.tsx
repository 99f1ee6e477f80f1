import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import {
  type ActorReport,
  type EventRequest,
  isLiveViewMessage,
  LIVE_VIEW_MARK,
} from '../live-view-api.ts'
import { readLink, simulatorLink } from '../simulator/link.ts'
import type { Script } from '../simulator/simulation.ts'
import { ActorList } from './actor-list.tsx'
import { actorToShow, INITIAL_STATE, liveReducer, scriptOf, type WatchedActor } from './live.ts'
import { MachinePanel } from './machine-panel.tsx'
import { SimulatorPanel } from './simulator-panel.tsx'

/** The live view: the site in a frame, and beside it one of its machines. */
export function View() {
  const [link] = useState(() => readLink(location.search))
  const frame = useRef<HTMLIFrameElement>(null)
  const { live, onTaken, send } = useLive(frame)
  const [choice, choose] = useState<WatchedActor | null>(null)
  const [script, setScript] = useState<Script | null>(link.script)
  const actor = actorToShow(live, choice)

  const simulate = (wanted: Script) => {
    setScript(wanted)
    const page = pageInFrame()
    history.replaceState(null, '', simulatorLink(wanted, page ? { page } : {}))
  }

  return (
    <div className="view">
      <ActorList
        live={live}
        chosen={script ?? actor}
        onChoose={(wanted) => {
          choose(wanted)
          setScript(null)
        }}
        onSimulate={(machine) => simulate({ machine, steps: [] })}
      />
      {link.problem && !choice && !script && (
        <p className="problem" role="alert">
          {link.problem}
        </p>
      )}
      {script ? (
        <SimulatorPanel
          script={script}
          visited={live.visited}
          violation={script === link.script ? link.violation : null}
          onChange={simulate}
          onTaken={onTaken}
        />
      ) : (
        actor && (
          <MachinePanel
            machine={actor.machine}
            last={actor.last}
            visited={live.visited}
            rows={live.rows}
            script={() => scriptOf(live, actor)}
            sendable={actor.sendable}
            onSend={(label) => send(actor.id, label)}
            onSimulate={simulate}
          />
        )
      )}
      <iframe
        ref={frame}
        className="site"
        title="The site"
        hidden={script !== null}
        src={pageInFrame() ?? '/'}
        onLoad={() => frame.current?.contentWindow?.focus()}
      />
    </div>
  )
}

const pageInFrame = () => new URLSearchParams(location.search).get('page')

/** What the site in the frame reports of its actors, and a way to send them events. */
function useLive(frame: RefObject<HTMLIFrameElement | null>) {
  const [live, dispatch] = useReducer(liveReducer, INITIAL_STATE)

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && isLiveViewMessage<ActorReport>(data))
        dispatch({ type: 'reported', report: data })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])

  const onTaken = useCallback(
    (transitions: string[]) => dispatch({ type: 'visited', transitions }),
    [],
  )
  const send = (actor: string, label: string) => {
    const request: EventRequest = { mark: LIVE_VIEW_MARK, actor, label }
    frame.current?.contentWindow?.postMessage(request, location.origin)
  }
  return { live, onTaken, send }
}
