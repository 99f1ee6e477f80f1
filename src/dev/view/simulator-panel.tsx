import type { Claim } from '../simulator/link.ts'
import { eventOffers, externalOffers } from '../simulator/offers.ts'
import { EventButtons } from './event-buttons.tsx'
import type { LogLine } from './log.tsx'
import { MachinePanel } from './machine-panel.tsx'
import type { SimulatorControl } from './use-simulator.ts'

const PAUSES_MS = [100, 1000]

interface SimulatorPanelProps {
  control: SimulatorControl
  visited: ReadonlySet<string>
  claim: Claim | null
}

/** A simulated machine: time passes and promises settle on request, and steps can be undone. */
export function SimulatorPanel({ control, visited, claim }: SimulatorPanelProps) {
  const { machine, simulation, script, position, goTo, play } = control
  const { log, snapshot, nextTimer, problem } = simulation
  const steps = script.steps.length

  const lines = log.map(
    (entry, index): LogLine => ({
      key: `${machine.id} ${index}`,
      machine,
      who: entry.step === 0 ? '' : `step ${entry.step}`,
      elapsed: index === 0 ? null : entry.at - (log[index - 1]?.at ?? 0),
      entry,
      onReplay: () => goTo(entry.step),
    }),
  )
  const events = eventOffers(snapshot)
  const externalEvents = externalOffers(snapshot)
  const offers = [...events, ...externalEvents]
  const send = (label: string) => {
    const offer = offers.find((each) => each.label === label)
    if (offer) play(offer.event)
  }

  return (
    <MachinePanel
      machine={machine}
      which="simulated · the site stays as it is"
      last={log.at(-1) ?? null}
      visited={visited}
      lines={lines}
      scriptOf={() => ({ ...script, steps: script.steps.slice(0, position) })}
      offers={offers}
      onSend={send}
      claim={position === steps ? claim : null}
    >
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <fieldset className="events">
        <legend>
          Step {position} of {steps}
        </legend>
        <button type="button" disabled={position === 0} onClick={() => goTo(0)}>
          To the start
        </button>
        <button type="button" disabled={position === 0} onClick={() => goTo(position - 1)}>
          Back
        </button>
        <button type="button" disabled={position === steps} onClick={() => goTo(position + 1)}>
          Next
        </button>
        <button type="button" disabled={position === steps} onClick={() => goTo(steps)}>
          To the end
        </button>
      </fieldset>
      <EventButtons title="Send an event" offers={events} onSend={send} />
      <fieldset className="events">
        <legend>
          Time and answers
          {nextTimer !== undefined && `: a timer fires in ${nextTimer} ms`}
        </legend>
        {PAUSES_MS.map((ms) => (
          <button key={ms} type="button" onClick={() => play(ms)}>
            {ms} ms pass
          </button>
        ))}
        {externalEvents.map(({ label, event }) => (
          <button key={label} type="button" onClick={() => play(event)}>
            {label}
          </button>
        ))}
      </fieldset>
    </MachinePanel>
  )
}
