import type { AnyStateMachine } from 'xstate'
import { MACHINES } from '../machines.ts'
import { scriptFromLog } from '../simulator/script-from-log.ts'
import type { Script } from '../simulator/simulation.ts'
import type { Live, LogRow, WatchedActor } from './live.ts'
import { MachinePanel } from './machine-panel.tsx'

interface LivePanelProps {
  machine: AnyStateMachine
  live: Live
  actor: WatchedActor
  visited: ReadonlySet<string>
  onSend: (actor: string, offer: string) => void
  onSimulate: (script: Script) => void
}

/** An actor of the site in the frame. */
export function LivePanel(props: LivePanelProps) {
  const { machine, live, actor, visited, onSend, onSimulate } = props
  const { key, id, last, offers, isAlive } = actor

  const scriptOf = (machine: AnyStateMachine, key: string, rows: readonly LogRow[]) =>
    scriptFromLog(
      machine,
      rows.filter((row) => row.key === key).map(({ entry }) => entry),
    )
  const script = () => scriptOf(machine, key, live.rows)
  const replay = (row: LogRow) => {
    const own = MACHINES.get(row.machine)
    const rows = live.rows.slice(0, live.rows.indexOf(row) + 1)
    if (own) onSimulate(scriptOf(own, row.key, rows))
  }

  return (
    <MachinePanel
      machine={machine}
      which={`${id} · ${isAlive ? 'alive' : 'stopped'}`}
      last={last}
      visited={visited}
      rows={live.rows}
      script={script}
      offers={offers}
      isStopped={!isAlive}
      onSend={(offer) => onSend(id, offer)}
      onReplay={replay}
      onSimulate={() => onSimulate(script())}
    />
  )
}
