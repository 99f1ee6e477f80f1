import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
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
  const frame = useRef<HTMLIFrameElement>(null)
  const { live, onTaken, send } = useLive(frame)
  const [choice, choose] = useState<WatchedActor | null>(null)
  const [script, setScript] = useState<Script | null>(link.script)

  const simulate = (wanted: Script) => {
    setScript(wanted)
    const page = pageInFrame()
    history.replaceState(null, '', linkTo(wanted, page ? { page } : {}))
  }

  const actor = actorToShow(live, choice)
  const id = script?.machine ?? actor?.machine ?? ''
  const machine = MACHINES.get(id)
  const visited = live.visited[id] ?? new Set<string>()

  return (
    <div className="view">
      <Masthead>
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
      </Masthead>
      {link.problem && (
        <p className="problem" role="alert">
          {link.problem}
        </p>
      )}
      {machine && script && (
        <SimulatorPanel
          {...{ machine, script, visited, onTaken }}
          claim={script === link.script ? link.claim : null}
          onChange={simulate}
        />
      )}
      {machine && actor && !script && (
        <LivePanel {...{ machine, live, actor, visited }} onSend={send} onSimulate={simulate} />
      )}
      <iframe
        ref={frame}
        className="site"
        title="The site"
        src={pageInFrame() ?? '/'}
        onLoad={() => frame.current?.contentWindow?.focus()}
      />
    </div>
  )
}

const Masthead = ({ children }: { children: ReactNode }) => (
  <header className="masthead">
    <p>Machines</p>
    {children}
    <a href="/docs/machines/live-view.md" target="_blank" rel="noreferrer">
      Manual
    </a>
  </header>
)

const pageInFrame = () => new URLSearchParams(location.search).get('page')

/** What the site in the frame reports of its actors, and a way to send them events. */
function useLive(frame: RefObject<HTMLIFrameElement | null>) {
  const [live, dispatch] = useReducer(liveReducer, INITIAL_STATE)

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && isFromInspector<ActorReport>(data)) dispatch({ type: 'reported', report: data })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])

  const onTaken = useCallback(
    (machine: string, transitions: string[]) => dispatch({ type: 'visited', machine, transitions }),
    [],
  )
  const send = (actor: string, offer: string) => {
    const request: EventRequest = { mark: INSPECTOR_MARK, actor, offer }
    frame.current?.contentWindow?.postMessage(request, location.origin)
  }
  return { live, onTaken, send }
}
