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
  machines: ReadonlyMap<string, AnyStateMachine>
  onSend: (actor: string, offer: string) => void
  onReplay: (script: Script) => void
}

/** An actor of the site in the frame. */
export function LivePanel({ live, actor, machines, onSend, onReplay }: LivePanelProps) {
  const { key, id, graph, last, offers, isAlive } = actor

  const scriptUpTo = (machine: AnyStateMachine, row?: LogRow) => {
    const rows = row ? live.rows.slice(0, live.rows.indexOf(row) + 1) : live.rows
    const own = rows.filter((each) => each.key === (row?.key ?? key))
    return scriptFromLog(
      machine,
      own.map(({ entry }) => entry),
    )
  }

  const lines = live.rows.map(
    (row, index): LogLine => ({
      key: `${row.key} ${index}`,
      graph: row.graph,
      who: row.id,
      elapsed: row.elapsed,
      entry: row.entry,
      onReplay: () => {
        const machine = machines.get(row.graph.id)
        if (machine) onReplay(scriptUpTo(machine, row))
      },
    }),
  )

  return (
    <MachinePanel
      graph={graph}
      which={`${id} · ${isAlive ? 'alive' : 'stopped'}`}
      last={last}
      visited={live.visited[graph.id] ?? new Set()}
      lines={lines}
      machine={machines.get(graph.id)}
      scriptOf={scriptUpTo}
      offers={isAlive ? offers : []}
      onSend={(offer) => onSend(id, offer)}
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
