import type { AnyStateMachine } from 'xstate'
import { scriptFromLog } from '../simulator/script-from-log.ts'
import type { Script } from '../simulator/simulation.ts'
import { EventButtons } from './event-buttons.tsx'
import type { Live, LogRow, WatchedActor } from './live.ts'
import type { LogLine } from './log.tsx'
import { MachinePanel } from './machine-panel.tsx'

interface LivePanelProps {
  live: Live
  actor: WatchedActor
  machine: AnyStateMachine
  machines: ReadonlyMap<string, AnyStateMachine>
  onSend: (actor: string, offer: string) => void
  onReplay: (script: Script) => void
}

/** An actor of the site in the frame. */
export function LivePanel({ live, actor, machine, machines, onSend, onReplay }: LivePanelProps) {
  const { key, id, last, offers, isAlive } = actor

  const scriptOf = (machine: AnyStateMachine, key: string, rows: readonly LogRow[]) =>
    scriptFromLog(
      machine,
      rows.filter((row) => row.key === key).map(({ entry }) => entry),
    )
  const scriptNow = () => scriptOf(machine, key, live.rows)

  const lines = live.rows.flatMap((row, index): LogLine[] => {
    const own = machines.get(row.machine)
    if (!own) return []
    const { key, id: who, elapsed, entry } = row
    const replay = () => onReplay(scriptOf(own, key, live.rows.slice(0, index + 1)))
    return [{ key: `${key} ${index}`, machine: own, who, elapsed, entry, onReplay: replay }]
  })

  return (
    <MachinePanel
      machine={machine}
      which={`${id} · ${isAlive ? 'alive' : 'stopped'}`}
      last={last}
      visited={live.visited[machine.id] ?? new Set()}
      lines={lines}
      scriptOf={scriptNow}
      offers={isAlive ? offers : []}
      onSend={(offer) => onSend(id, offer)}
      onSimulate={() => onReplay(scriptNow())}
    >
      <EventButtons
        title={isAlive ? 'Send an event' : 'A stopped actor takes no events'}
        offers={offers}
        isDisabled={!isAlive}
        onSend={(offer) => onSend(id, offer)}
      />
    </MachinePanel>
  )
}
