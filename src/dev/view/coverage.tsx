import type { AnyStateMachine } from 'xstate'
import { coverageOf, shortName, transitionId, transitionLabel } from '../definition.ts'

interface CoverageProps {
  machine: AnyStateMachine
  visited: ReadonlySet<string>
}

/** How many transitions were taken since the view was loaded, and which were not. */
export function Coverage({ machine, visited }: CoverageProps) {
  const { all, taken, untaken } = coverageOf(machine, visited)
  return (
    <section aria-label="Coverage">
      <h2>
        {taken} of {all} transitions
      </h2>
      <h3>{untaken.length === 0 ? 'Every transition was taken.' : 'Not taken'}</h3>
      <ul>
        {untaken.map((transition) => {
          const { source, target } = transition
          const to = target?.[0] ?? source
          return (
            <li key={transitionId(transition)}>
              <strong>{transitionLabel(transition)}</strong>
              <small>
                {shortName(source)} → {to === source ? 'itself' : shortName(to)}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
