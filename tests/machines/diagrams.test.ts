// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import mermaid from 'mermaid'
import { describe, expect, it } from 'vitest'
import { machinePages } from '../../scripts/machines/page.ts'
import { allTransitions, transitionId } from '../../src/dev/definition.ts'
import { MACHINES } from '../../src/dev/machine-events.ts'
import { diagramsOf } from '../../src/dev/mermaid.ts'

const pages = await machinePages()

it.each([...MACHINES.values()])('every transition of the $id machine is drawn', (machine) => {
  const drawn = diagramsOf(machine, transitionId)
    .flatMap(({ text, notes }) => [text, ...notes.flatMap(({ lines }) => lines)])
    .join('\n')
  const ids = allTransitions(machine).map(transitionId)
  expect(ids.filter((id) => !drawn.includes(id))).toEqual([])
})

describe.each(pages)('$file', ({ file, text }) => {
  it('is up to date: otherwise run "npm run machines"', async () => {
    const committed = await readFile(file, 'utf8')
    // The new text shows as added.
    expect(text).toBe(committed)
  })

  it('has diagrams that Mermaid understands', async () => {
    const diagrams = [...text.matchAll(/```mermaid\n(.+?)\n```/gs)].map(
      ([, diagram = '']) => diagram,
    )
    expect(diagrams).not.toEqual([])
    for (const diagram of diagrams) {
      expect(await mermaid.parse(diagram)).toMatchObject({ diagramType: 'stateDiagram' })
    }
  })
})
