import mermaid from 'mermaid'
import { useEffect, useRef } from 'react'
import type { AnyStateMachine } from 'xstate'
import { allStates, pathOf, transitionId, transitionLabel } from '../definition.ts'
import { boxesIn, diagramsOf, nameOf } from '../mermaid.ts'
import type { LogEntry } from '../record.ts'

interface DiagramProps {
  machine: AnyStateMachine
  /** The last event: gives the current state and the last transition */
  last: LogEntry | null
  visited: ReadonlySet<string>
}

const LAST_MARK = '▶'

mermaid.initialize({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'neutral',
  fontFamily: 'var(--fonts-text)',
  themeVariables: { fontSize: '13px' },
  state: { nodeSpacing: 30, rankSpacing: 30, useMaxWidth: false },
  themeCSS: `
    .current > rect, .current .outer { fill: var(--colors-creator); stroke: var(--colors-creator) }
    .current :is(.nodeLabel, .cluster-label span) { color: var(--colors-on-creator) }
    foreignObject { overflow: visible }
    .edgeLabel, .edgeLabel p { background: var(--colors-bg) }
    .statediagram-cluster.statediagram-cluster .inner { fill: var(--colors-bg) }
  `,
})

/** A statechart as in docs/machines, with its current state, the last transition and the coverage. */
export function Diagram({ machine, last, visited }: DiagramProps) {
  const labelOf: typeof transitionLabel = (transition, box) => {
    const id = transitionId(transition)
    const taken = visited.has(id) ? '●' : '○'
    const mark = last?.transitions.includes(id) ? LAST_MARK : taken
    return `${mark} ${transitionLabel(transition, box)}`
  }
  return (
    <section className="diagram" aria-label="Diagram">
      <header className="heading">
        <h2>Diagram</h2>
        <small className="legend">
          <span>current</span>
          <span>{LAST_MARK} last change</span>
          <span>● taken</span>
          <span>○ not taken</span>
        </small>
      </header>
      <div className="canvas">
        {diagramsOf(machine, labelOf).map(({ region, text, notes }) => {
          const current = boxesIn(region).filter(
            (box) => box !== region && allStates(box).some(({ id }) => last?.to.includes(id)),
          )
          const marks = current.map((box) => `\n  class ${nameOf(box)} current`)
          return (
            <figure key={region.id}>
              <figcaption>{pathOf(region)}</figcaption>
              <Drawing text={text + marks.join('')} />
              {notes.map(({ state, lines }) => (
                <p key={state.id}>
                  <strong>{state.key}</strong> {lines.join('\n')}
                </p>
              ))}
            </figure>
          )
        })}
      </div>
    </section>
  )
}

let drawings = 0

/** Keeps the old drawing until the new one is there, then scrolls to its last change. */
function Drawing({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isLatest = true
    // By an id of its own: Mermaid removes what had it before.
    void mermaid.render(`drawing${++drawings}`, text).then(({ svg }) => {
      if (!isLatest || !place.current) return
      place.current.innerHTML = svg
      const words = [...(place.current.closest('figure')?.querySelectorAll('p') ?? [])]
      words
        .find(({ textContent }) => textContent.includes(LAST_MARK))
        ?.scrollIntoView({ block: 'nearest' })
    })
    return () => {
      isLatest = false
    }
  }, [text])

  return <div ref={place} />
}
