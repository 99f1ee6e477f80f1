import { useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type Bench, playOnBench, type Script, type Step } from '../bench/bench.ts'
import { linkTo } from '../bench/link.ts'

export interface BenchControl {
  machine: AnyStateMachine
  bench: Bench
  script: Script
  /** How many steps of the script are played */
  position: number
  goTo: (position: number) => void
  /** Plays a step after those that are played; what came after them is forgotten. */
  play: (step: Step) => void
}

export interface BenchPlace {
  control: BenchControl | null
  open: (script: Script, position?: number) => void
}

/**
 * A machine away from the site. All that there is to know of it is its script and how far it is
 * played: every look at it plays the script anew, and the address leads back to it.
 */
export function useBench(
  machines: ReadonlyMap<string, AnyStateMachine>,
  first: Script | null,
): BenchPlace {
  const [place, setPlace] = useState(first && { script: first, position: first.steps.length })
  const machine = place && machines.get(place.script.machine)

  const bench = useMemo(
    () =>
      place && machine
        ? playOnBench(machine, {
            ...place.script,
            steps: place.script.steps.slice(0, place.position),
          })
        : null,
    [place, machine],
  )

  const open = (script: Script, position = script.steps.length) => {
    setPlace({ script, position })
    history.replaceState(null, '', withPage(linkTo(script)))
  }

  if (!place || !machine || !bench) return { control: null, open }
  const { script, position } = place
  const control: BenchControl = {
    machine,
    bench,
    script,
    position,
    goTo: (wanted) => setPlace({ script, position: wanted }),
    play: (step) => open({ ...script, steps: [...script.steps.slice(0, position), step] }),
  }
  return { control, open }
}

/** The page in the frame stays in the address. */
function withPage(search: string): string {
  const page = new URLSearchParams(location.search).get('page')
  return page ? `${search}&${new URLSearchParams({ page })}` : search
}
