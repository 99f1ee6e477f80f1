import { useEffect, useMemo, useState } from 'react'
import type { Violation } from '../simulator/link.ts'
import { awaitedEvents, sendableEvents } from '../simulator/sendable-events.ts'
import { type Script, type Simulation, type Step, simulate } from '../simulator/simulation.ts'
import type { LogRow } from './live.ts'
import { MachinePanel } from './machine-panel.tsx'

const PAUSES_MS = [100, 1000]

interface SimulatorPanelProps {
  script: Script
  visited: ReadonlySet<string>
  /** What a model says of the end of the script */
  violation: Violation | null
  onChange: (script: Script) => void
  onTaken: (transitions: string[]) => void
}

/**
 * A simulated machine: time passes and promises settle on request, and steps can be undone. Its whole
 * state is a script and a position in it: every change replays it up to there.
 */
export function SimulatorPanel(props: SimulatorPanelProps) {
  const { script, visited, violation, onChange, onTaken } = props
  const [back, setBack] = useState<{ script: Script; position: number } | null>(null)
  const end = script.steps.length
  const position = back?.script === script ? back.position : end
  const goTo = (wanted: number) => setBack({ script, position: wanted })

  const played = useMemo(
    () => ({ ...script, steps: script.steps.slice(0, position) }),
    [script, position],
  )
  const simulation = useMemo(() => simulate(played), [played])
  const { log, snapshot, msToNextTimer, problem } = simulation
  const sendable = [...sendableEvents(snapshot), ...awaitedEvents(snapshot)]

  /** Later steps are discarded. */
  const play = (step: Step) => onChange({ ...played, steps: [...played.steps, step] })

  useEffect(() => {
    onTaken(log.flatMap(({ transitions }) => transitions))
  }, [log, onTaken])

  return (
    <MachinePanel
      machine={script.machine}
      last={log.at(-1) ?? null}
      visited={visited}
      rows={rowsOf(simulation)}
      script={() => played}
      sendable={sendable}
      onSend={(label) => {
        const chosen = sendable.find((each) => each.label === label)
        if (chosen) play(chosen.event)
      }}
      violation={position === end ? violation : null}
    >
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <fieldset className="events">
        <legend>
          Step {position} of {end}
          {msToNextTimer !== undefined && `, a timer fires in ${msToNextTimer} ms`}
        </legend>
        <button type="button" disabled={position === 0} onClick={() => goTo(position - 1)}>
          Back
        </button>
        <button type="button" disabled={position === end} onClick={() => goTo(position + 1)}>
          Next
        </button>
        {PAUSES_MS.map((ms) => (
          <button key={ms} type="button" onClick={() => play(ms)}>
            {ms} ms pass
          </button>
        ))}
      </fieldset>
    </MachinePanel>
  )
}

const rowsOf = ({ machine, log }: Simulation) =>
  log.map(
    (entry): LogRow => ({
      actor: '',
      id: entry.step === 0 ? '' : `step ${entry.step}`,
      machine,
      entry,
    }),
  )
