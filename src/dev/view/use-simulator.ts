import { useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { linkTo } from '../simulator/link.ts'
import { type Script, type Simulation, type Step, simulate } from '../simulator/simulation.ts'

export interface SimulatorControl {
  machine: AnyStateMachine
  simulation: Simulation
  script: Script
  /** How many steps of the script are played */
  position: number
  goTo: (position: number) => void
  /** Plays a step at the current position; later steps are discarded. */
  play: (step: Step) => void
}

export interface Simulator {
  control: SimulatorControl | null
  open: (script: Script, position?: number) => void
}

/**
 * A simulated machine. Its whole state is a script and a position in it: every render replays the
 * script up to there, and the URL holds it.
 */
export function useSimulator(
  machines: ReadonlyMap<string, AnyStateMachine>,
  first: Script | null,
): Simulator {
  const [run, setRun] = useState(first && { script: first, position: first.steps.length })
  const machine = run && machines.get(run.script.machine)

  const simulation = useMemo(
    () =>
      run && machine
        ? simulate(machine, {
            ...run.script,
            steps: run.script.steps.slice(0, run.position),
          })
        : null,
    [run, machine],
  )

  const open = (script: Script, position = script.steps.length) => {
    setRun({ script, position })
    const opened = machines.get(script.machine)
    if (opened) history.replaceState(null, '', withPage(linkTo(opened, script)))
  }

  if (!run || !machine || !simulation) return { control: null, open }
  const { script, position } = run
  const control: SimulatorControl = {
    machine,
    simulation,
    script,
    position,
    goTo: (wanted) => setRun({ script, position: wanted }),
    play: (step) => open({ ...script, steps: [...script.steps.slice(0, position), step] }),
  }
  return { control, open }
}

/** Keeps the page of the frame in the URL. */
function withPage(search: string): string {
  const page = new URLSearchParams(location.search).get('page')
  return page ? `${search}&${new URLSearchParams({ page })}` : search
}
