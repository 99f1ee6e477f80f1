import { useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { coverageOf, guardOf, shortName, transitionId, triggerOf } from '../definition.ts'
import { SUITE_RAN, SUITES, type SuiteId, suiteFile } from '../live-view-api.ts'

/** What somebody took of a machine: the tester since the view was loaded, or a suite when it last ran. */
export interface Run {
  by: SuiteId | null
  taken: ReadonlySet<string>
  /** When a suite ran, in milliseconds since 1970 */
  at?: number
}

const SUITE_IDS = Object.keys(SUITES) as SuiteId[]
const COMMAND = 'npx vitest run --project unit tests/machines'

/** What the generated tests took of a machine, kept up to date while the view is open. */
export function useSuiteRuns(machine: string): readonly Run[] {
  const [runs, setRuns] = useState<readonly Run[]>([])
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const found = await Promise.all(SUITE_IDS.map((suite) => readRun(suite, machine)))
      if (isCurrent) setRuns(found.flat())
    }
    void read()
    import.meta.hot?.on(SUITE_RAN, read)
    return () => {
      isCurrent = false
      import.meta.hot?.off(SUITE_RAN, read)
    }
  }, [machine])
  return runs
}

/** Nothing before the first run: the server answers with a page then. */
async function readRun(by: SuiteId, machine: string): Promise<Run[]> {
  const { headers, json } = await fetch(`/${suiteFile(by, machine)}`, { cache: 'no-cache' }).then(
    (response) => ({ headers: response.headers, json: () => response.json() }),
  )
  if (!headers.get('content-type')?.includes('json')) return []
  return [{ by, taken: new Set(await json()), at: Date.parse(headers.get('last-modified') ?? '') }]
}

interface CoverageProps {
  machine: AnyStateMachine
  runs: readonly Run[]
  chosen: Run
  onChoose: (by: Run['by']) => void
}

/** How many transitions were taken by hand and by each generated suite, and which were not. */
export function Coverage({ machine, runs, chosen, onChoose }: CoverageProps) {
  const { all, taken, untaken } = coverageOf(machine, chosen.taken)
  const missing = SUITE_IDS.filter((id) => runs.every(({ by }) => by !== id))

  return (
    <section className="coverage" aria-label="Coverage">
      <h2>
        {taken} of {all} transitions
      </h2>
      <progress value={taken} max={all} aria-label="Transitions taken" />
      <fieldset className="events">
        <legend>Taken</legend>
        {runs.map((run) => (
          <button
            key={run.by}
            type="button"
            aria-pressed={run === chosen}
            title={run.at ? `Run at ${new Date(run.at).toLocaleString('en-GB')}` : undefined}
            onClick={() => onChoose(run.by)}
          >
            {run.by === null ? 'since loading' : SUITES[run.by]}{' '}
            {coverageOf(machine, run.taken).taken}/{all}
          </button>
        ))}
      </fieldset>
      {missing.length > 0 && (
        <p className="note">
          Not run yet: {missing.map((id) => SUITES[id]).join(', ')}. <code>{COMMAND}</code>
        </p>
      )}
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
