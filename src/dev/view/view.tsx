import { useEffect, useReducer, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Script } from '../bench/bench.ts'
import { readLink } from '../bench/link.ts'
import {
  type ActorReport,
  type EventRequest,
  INSPECTOR_MARK,
  isFromInspector,
} from '../inspector-messages.ts'
import { ActorList } from './actor-list.tsx'
import { BenchPicker } from './bench-picker.tsx'
import { BenchRoom } from './bench-room.tsx'
import { actorToShow, type Choice, NOTHING_SEEN, seen } from './live.ts'
import { LiveRoom } from './live-room.tsx'
import { SiteFrame } from './site-frame.tsx'
import { useBench } from './use-bench.ts'
import { useMachines } from './use-machines.ts'

interface ViewProps {
  machines: ReadonlyMap<string, AnyStateMachine>
}

/** The live view: the site in a frame, and beside it one of its machines. */
export function View({ machines: found }: ViewProps) {
  const { machines, notice } = useMachines(found)
  const [{ script, problem }] = useState(() => readLink(location.search, found))
  const [page] = useState(() => new URLSearchParams(location.search).get('page') ?? '/')
  const [live, change] = useReducer(seen, NOTHING_SEEN)
  const { control, open } = useBench(machines, script)
  const [isBenchShown, showBench] = useState(script !== null)
  const [choice, choose] = useState<Choice | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && isFromInspector<ActorReport>(data)) change({ type: 'reported', report: data })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  // What the bench goes through counts, too.
  const bench = control?.bench
  useEffect(() => {
    if (!bench) return
    const transitions = bench.log.flatMap((entry) => entry.transitions)
    change({ type: 'visited', machine: bench.snapshot.machine.id, transitions })
  }, [bench])

  const openOnBench = (wanted: Script) => {
    open(wanted)
    showBench(true)
  }
  const send = (actor: string, offer: string) => {
    const request: EventRequest = { mark: INSPECTOR_MARK, actor, offer }
    frame.current?.contentWindow?.postMessage(request, location.origin)
  }

  const actor = actorToShow(live, choice)
  const isOnBench = isBenchShown && control !== null

  return (
    <div className="view">
      <header className="masthead">
        <p className="name">Machines</p>
        <ActorList
          live={live}
          chosen={isOnBench ? null : (actor?.key ?? null)}
          onChoose={(key) => {
            choose({ key, page: live.page })
            showBench(false)
          }}
        />
        <BenchPicker
          machines={[...machines.keys()]}
          chosen={isOnBench ? control.machine.id : null}
          onChoose={(machine) =>
            machine === control?.machine.id ? showBench(true) : openOnBench({ machine, steps: [] })
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
      {isOnBench ? (
        <BenchRoom control={control} visited={live.visited[control.machine.id] ?? new Set()} />
      ) : (
        actor && (
          <LiveRoom
            live={live}
            actor={actor}
            machines={machines}
            onSend={send}
            onReplay={openOnBench}
          />
        )
      )}
      <SiteFrame frame={frame} page={page} />
    </div>
  )
}
