import type { AnyStateMachine } from 'xstate'
import { coverageOf, guardOf, shortName, transitionId, triggerOf } from '../definition.ts'

interface CoverageProps {
  machine: AnyStateMachine
  visited: ReadonlySet<string>
}

/** How many transitions were taken since the view was loaded, and which were not. */
export function Coverage({ machine, visited }: CoverageProps) {
  const { all, taken, untaken } = coverageOf(machine, visited)
  return (
    <section className="coverage" aria-label="Coverage">
      <h2>
        {taken} of {all} transitions
      </h2>
      <progress value={taken} max={all} aria-label="Transitions taken" />
      <h3>{untaken.length === 0 ? 'Every transition was taken.' : 'Not taken'}</h3>
      <ul className="untaken">
        {untaken.map((transition) => {
          const { source, target } = transition
          const guard = guardOf(transition)
          const to = target?.[0] ?? source
          return (
            <li key={transitionId(transition)}>
              <code>
                {triggerOf(transition)}
                {guard && ` [${guard}]`}
              </code>
              <span>
                {shortName(source)} → {to === source ? 'itself' : shortName(to)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
