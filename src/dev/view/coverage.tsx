import { coverageOf } from '../machine/coverage.ts'
import { type MachineGraph, stateNames } from '../machine/graph.ts'

interface CoverageProps {
  graph: MachineGraph
  visited: ReadonlySet<string>
}

/** The transitions that nothing has taken since the view was loaded. */
export function Coverage({ graph, visited }: CoverageProps) {
  const { all, taken, untaken } = coverageOf(graph, visited)
  const names = stateNames(graph)
  return (
    <section className="coverage" aria-label="Coverage">
      <h2>
        {taken} of {all} transitions
      </h2>
      <progress value={taken} max={all} aria-label="Transitions taken" />
      {untaken.length === 0 ? (
        <p>Every transition was taken.</p>
      ) : (
        <>
          <h3>Not taken yet</h3>
          <ul className="untaken">
            {untaken.map(({ id, source, target, trigger, guard }) => (
              <li key={id}>
                <code>
                  {trigger}
                  {guard && ` [${guard}]`}
                </code>
                <span>
                  {names.get(source)} → {source === target ? 'itself' : names.get(target)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
