import { type ReactNode, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { statesInWords } from '../definition.ts'
import type { OfferReport } from '../live-view-api.ts'
import type { LogEntry } from '../record.ts'
import { type Claim, linkTo } from '../simulator/link.ts'
import { type Script, type Simulation, simulate } from '../simulator/simulation.ts'
import { testSource } from '../simulator/test-source.ts'
import { type Copied, CopyDialog } from './copy-dialog.tsx'
import { Coverage } from './coverage.tsx'
import { Diagram } from './diagram.tsx'
import type { LogRow } from './live.ts'
import { Log } from './log.tsx'

interface MachinePanelProps {
  machine: AnyStateMachine
  /** Which of its actors: `x:3 · alive` */
  which: string
  last: LogEntry | null
  visited: ReadonlySet<string>
  rows: readonly LogRow[]
  /** The script that leads to its current state */
  script: () => Script
  /** Events that can be sent */
  offers: readonly OfferReport[]
  isStopped?: boolean
  onSend: (label: string) => void
  /** Replays a row of the log in the simulator */
  onReplay: (row: LogRow) => void
  /** Opens it in the simulator, unless it is there */
  onSimulate?: () => void
  /** What a model says of the current state, where it was led here by one */
  claim?: Claim | null
  /** Controls before the events */
  children?: ReactNode
}

/** One actor of a machine: its state, controls, log, diagram and coverage. */
export function MachinePanel(props: MachinePanelProps) {
  const { machine, which, last, visited, rows, script, offers, isStopped = false } = props
  const { onSend, onReplay, onSimulate, claim, children } = props

  return (
    <main className="panel">
      <header className="now">
        {claim && (
          <h1 className="broken" role="alert">
            Broken: {claim.broken}
          </h1>
        )}
        <h1>
          {machine.id} <small>{which}</small>
        </h1>
        <p className="path" role="status" aria-label="State">
          {last ? statesInWords(machine, last.to) : '…'}
          {last?.tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
        <div className="copy">
          {onSimulate && (
            <button type="button" onClick={onSimulate}>
              Simulate
            </button>
          )}
          <CopyButtons machine={machine} script={script} last={last} />
        </div>
      </header>
      <div className="controls">
        {children}
        <EventButtons offers={offers} isStopped={isStopped} onSend={onSend} />
      </div>
      <Log rows={rows} onReplay={onReplay} />
      <Diagram
        machine={machine}
        last={last}
        visited={visited}
        offers={isStopped ? [] : offers}
        onSend={onSend}
      />
      <aside className="facts">
        {claim && <Values title="Expected" values={claim.expected} />}
        {claim && <Values title="Found" values={last?.context} />}
        <Coverage machine={machine} visited={visited} />
        {!claim && <Values title="Context" values={last?.context} />}
      </aside>
    </main>
  )
}

type EventButtonsProps = Pick<MachinePanelProps, 'offers' | 'isStopped' | 'onSend'>

/**
 * A button for every event: to take one away would lose the keyboard's focus, and an ignored event is
 * worth trying.
 */
function EventButtons({ offers, isStopped, onSend }: EventButtonsProps) {
  return (
    <fieldset className="events" disabled={isStopped}>
      <legend>{isStopped ? 'A stopped actor takes no events' : 'Send an event'}</legend>
      {offers.map(({ label, isHandled }) => (
        <button
          key={label}
          type="button"
          data-ignored={!isHandled || undefined}
          title={isHandled ? undefined : 'Nothing takes it in this state'}
          onClick={() => onSend(label)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

type CopyButtonsProps = Pick<MachinePanelProps, 'machine' | 'script' | 'last'>

function CopyButtons({ machine, script, last }: CopyButtonsProps) {
  const [copied, setCopied] = useState<Copied | null>(null)
  return (
    <>
      <button type="button" onClick={() => setCopied(testOf(machine, script(), last))}>
        Copy as test
      </button>
      <button type="button" onClick={() => setCopied(linkOf(script()))}>
        Copy link
      </button>
      {copied && <CopyDialog copied={copied} onClose={() => setCopied(null)} />}
    </>
  )
}

function Values({ title, values }: { title: string; values: unknown }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <pre>{JSON.stringify(values ?? null, null, 2)}</pre>
    </section>
  )
}

function testOf(machine: AnyStateMachine, script: Script, last: LogEntry | null): Copied {
  const simulation = simulate(machine, script)
  return {
    title: 'Copy as test',
    text: testSource(machine, simulation),
    hint: simulation.problem ?? divergence(machine, simulation, last) ?? HINT,
  }
}

const HINT =
  'Save it as tests/machines/….test.ts, run: npm run format, npx vitest run tests/machines'

/** A warning when the simulation ends in another state than the actor it replays. */
function divergence(
  machine: AnyStateMachine,
  { log }: Simulation,
  last: LogEntry | null,
): string | null {
  const [here, there] = [log.at(-1), last].map((entry) => statesInWords(machine, entry?.to ?? []))
  return here === there ? null : `The test ends in ${here}, the actor is in ${there}.`
}

const linkOf = (script: Script): Copied => ({
  title: 'Copy link',
  text: new URL(linkTo(script), location.href).href,
  hint: 'It opens the simulator with this machine in its current state.',
})
