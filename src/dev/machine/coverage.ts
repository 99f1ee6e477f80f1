import type { MachineGraph, Transition } from './graph.ts'

export interface CoverageReport {
  all: number
  taken: number
  untaken: Transition[]
}

/** How many of a machine's transitions were taken, and which were not. */
export function coverageOf(
  { transitions }: MachineGraph,
  visited: ReadonlySet<string>,
): CoverageReport {
  const untaken = transitions.filter(({ id }) => !visited.has(id))
  return { all: transitions.length, taken: transitions.length - untaken.length, untaken }
}
