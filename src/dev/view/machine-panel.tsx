import { type ReactNode, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { OfferReport } from '../inspector-messages.ts'
import { graphOf, type MachineGraph, statesInWords } from '../machine/graph.ts'
import type { LogEntry } from '../machine/log-entry.ts'
import { linkTo } from '../simulator/link.ts'
import { type Script, type Simulation, simulate } from '../simulator/simulation.ts'
import { testSource } from '../simulator/test-source.ts'
import { type Copied, CopyDialog } from './copy-dialog.tsx'
import { Coverage, type CoverageSource, takenBy } from './coverage.tsx'
import { Diagram } from './diagram/diagram.tsx'
import { Log, type LogLine } from './log.tsx'
import { useSuiteRuns } from './use-suite-runs.ts'

interface MachinePanelProps {
  graph: MachineGraph
  /** Which of its actors: `x:3 · alive` */
  which: string
  last: LogEntry | null
  visited: ReadonlySet<string>
  lines: readonly LogLine[]
  /** The machine itself, if its file was found */
  machine: AnyStateMachine | undefined
  /** The script that leads to its current state */
  scriptOf: (machine: AnyStateMachine) => Script
  /** Events that can be sent from the diagram */
  offers: readonly OfferReport[]
  onSend: (label: string) => void
  /** The controls above the log */
  children: ReactNode
}

/** One actor of a machine: its state, controls, log, diagram and coverage. */
export function MachinePanel(props: MachinePanelProps) {
  const { graph, which, last, visited, lines, machine, scriptOf, offers, onSend, children } = props
  const [copied, setCopied] = useState<Copied | null>(null)
  const [source, setSource] = useState<CoverageSource>(null)
  const runs = useSuiteRuns().filter((run) => run.machine === graph.id)
  const shownSource = runs.some(({ suite }) => suite === source) ? source : null
  const names = [...new Set(lines.map((line) => line.graph.id))]

  return (
    <main className="panel">
      <header className="now">
        <h1>
          {graph.id} <small>{which}</small>
        </h1>
        <p className="path" role="status" aria-label="State">
          {last ? statesInWords(graph, last.to) : '…'}
          {last?.tags.map((tag) => (
            <span key={tag} className="mark">
              {tag}
            </span>
          ))}
        </p>
        {machine && (
          <p className="copy-actions">
            <button
              type="button"
              onClick={() => setCopied(testOf(machine, scriptOf(machine), last))}
            >
              Copy as test
            </button>
            <button type="button" onClick={() => setCopied(linkOf(scriptOf(machine)))}>
              Copy link
            </button>
          </p>
        )}
      </header>
      <div className="controls">{children}</div>
      <Log lines={lines} machines={names} />
      <Diagram
        graph={graph}
        last={last}
        visited={takenBy(shownSource, visited, runs)}
        offers={offers}
        onSend={onSend}
      />
      <aside className="facts">
        <Coverage
          graph={graph}
          visited={visited}
          runs={runs}
          source={shownSource}
          onChoose={setSource}
        />
        <details className="context" open>
          <summary>Context</summary>
          <pre>{JSON.stringify(last?.context ?? null, null, 2)}</pre>
        </details>
      </aside>
      {copied && <CopyDialog copied={copied} onClose={() => setCopied(null)} />}
    </main>
  )
}

function testOf(machine: AnyStateMachine, script: Script, last: LogEntry | null): Copied {
  const simulation = simulate(machine, script)
  return {
    title: 'Copy as test',
    text: testSource(machine, simulation),
    hint: simulation.problem ?? divergence(graphOf(machine), simulation, last) ?? HINT,
  }
}

const HINT = 'Save it as tests/machines/….test.ts and run: npx vitest run tests/machines'

/** A warning when the simulation ends in another state than the actor it replays. */
function divergence(
  graph: MachineGraph,
  { log }: Simulation,
  last: LogEntry | null,
): string | null {
  const [here, there] = [log.at(-1), last].map((entry) => statesInWords(graph, entry?.to ?? []))
  return here === there ? null : `The test ends in ${here}, the actor is in ${there}.`
}

const linkOf = (script: Script): Copied => ({
  title: 'Copy link',
  text: new URL(linkTo(script), location.href).href,
  hint: 'It opens the simulator with this machine in its current state.',
})
