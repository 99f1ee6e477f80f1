// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import mermaid from 'mermaid'
import { describe, expect, it } from 'vitest'
import { readComments } from '../../scripts/machines/comments.ts'
import { machinePages } from '../../scripts/machines/machines.ts'

const pages = await machinePages()

describe.each(pages)('$file', ({ file, text }) => {
  it('is up to date: otherwise run "npm run machines"', async () => {
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  it('has a diagram that Mermaid understands', async () => {
    const diagram = /```mermaid\n(.+?)\n```/s.exec(text)?.[1] ?? ''
    expect(await mermaid.parse(diagram)).toMatchObject({ diagramType: 'stateDiagram' })
  })
})

it('takes the words of a page from the comments of the machine', () => {
  const comments = readComments(`
    type DoorEvent =
      /** Somebody knocks. */
      | { type: 'knock' }
      | { type: 'leave' }
    /** A door. */
    export const doorMachine = setup({
      guards: {
        /** The key is in the lock. */
        isLocked: () => true,
      },
      delays: { patience: 1000 },
    }).createMachine({
      states: {
        // Nobody gets in.
        shut: {
          states: {
            /** Twice. */
            bolted: {},
          },
        },
      },
    })
  `)
  expect(comments.machine).toBe('A door.')
  expect([...comments.events]).toEqual([['knock', 'Somebody knocks.']])
  expect([...comments.guards]).toEqual([['isLocked', 'The key is in the lock.']])
  expect([...comments.states]).toEqual([
    ['shut', 'Nobody gets in.'],
    ['shut.bolted', 'Twice.'],
  ])
  expect([...comments.delays]).toEqual([])
})
