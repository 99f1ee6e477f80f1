import { SUITES, type SuiteId, type SuiteRun } from '../live-view-api.ts'
import { coverageOf } from '../machine/coverage.ts'
import { type MachineGraph, stateNames } from '../machine/graph.ts'
import { keepFocus } from './keep-focus.ts'

/** Whose coverage is shown: the tester's since the view was loaded, or that of a generated suite. */
export type CoverageSource = SuiteId | null

interface CoverageProps {
  graph: MachineGraph
  /** Transitions taken since the view was loaded */
  visited: ReadonlySet<string>
  /** The suites' runs on this machine */
  runs: readonly SuiteRun[]
  source: CoverageSource
  onChoose: (source: CoverageSource) => void
}

const SUITE_IDS = Object.keys(SUITES) as SuiteId[]
const COMMAND = 'npx vitest run --project unit tests/machines'

/** The transitions that a source has taken. */
export const takenBy = (
  source: CoverageSource,
  visited: ReadonlySet<string>,
  runs: readonly SuiteRun[],
): ReadonlySet<string> =>
  source === null ? visited : new Set(runs.find(({ suite }) => suite === source)?.taken)

/** How many transitions were taken by hand and by each generated suite, and which were not. */
export function Coverage({ graph, visited, runs, source, onChoose }: CoverageProps) {
  const { all, taken, untaken } = coverageOf(graph, takenBy(source, visited, runs))
  const names = stateNames(graph)
  const run = runs.find(({ suite }) => suite === source)
  const missing = SUITE_IDS.filter((id) => runs.every(({ suite }) => suite !== id))

  return (
    <section className="coverage" aria-label="Coverage">
      <h2>
        {taken} of {all} transitions
      </h2>
      <progress value={taken} max={all} aria-label="Transitions taken" />
      <fieldset className="events">
        <legend>Taken</legend>
        {[null, ...runs.map(({ suite }) => suite)].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === source}
            onMouseDown={keepFocus}
            onClick={() => onChoose(each)}
          >
            {each === null ? 'since loading' : SUITES[each]}{' '}
            {coverageOf(graph, takenBy(each, visited, runs)).taken}/{all}
          </button>
        ))}
      </fieldset>
      {run && <p className="note">As of the run of {new Date(run.at).toLocaleString('en-GB')}.</p>}
      {missing.length > 0 && (
        <p className="note">
          Nothing recorded of this machine: {missing.map((id) => SUITES[id]).join(', ')}. To record:{' '}
          <code>{COMMAND}</code>
        </p>
      )}
      {untaken.length === 0 ? (
        <p>Every transition was taken.</p>
      ) : (
        <>
          <h3>Not taken</h3>
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
