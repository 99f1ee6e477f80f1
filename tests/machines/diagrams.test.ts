// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import mermaid from 'mermaid'
import { describe, expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { readComments } from '../../scripts/machines/comments.ts'
import { machinePages } from '../../scripts/machines/machines.ts'
import { machinePage } from '../../scripts/machines/page.ts'

const pages = await machinePages()

describe.each(pages)('$file', ({ file, text }) => {
  it('is up to date: otherwise run "npm run machines"', async () => {
    expect(await readFile(file, 'utf8')).toBe(text)
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

describe('a page tells apart', () => {
  const machine = setup({
    actions: { greet: () => {}, creak: () => {}, startDraught: () => {}, stopDraught: () => {} },
    actors: { alarm: fromPromise(() => Promise.resolve()) },
  }).createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: {
        entry: 'startDraught',
        exit: 'stopDraught',
        invoke: { src: 'alarm', onDone: 'shut' },
        initial: 'still',
        on: {
          look: { actions: 'greet' },
          push: { target: '.swinging', actions: 'creak' },
          kick: { target: 'open', reenter: true },
        },
        states: { still: {}, swinging: { on: { slam: 'still' } } },
      },
      shut: {},
    },
  })
  const page = machinePage(machine, 'door.machine.ts', '')

  it.each([
    [
      'what leads nowhere',
      '| `open` | `look` |  |  | `greet` | internal: nothing is left or entered |',
    ],
    [
      'what restarts inside',
      '| `open` | `push` |  | `open.swinging` | `creak` | stays, restarts inside |',
    ],
    ['what restarts', '| `open` | `kick` |  | `open` |  | ↻ left and entered again |'],
    ['what is left for another', '| `open.swinging` | `slam` |  | `open.still` |  |  |'],
    ['what an invoked actor answers', '| `open` | `alarm is done` |  | `shut` |  |  |'],
    [
      'what a state does by itself',
      '`entry / startDraught`, `exit / stopDraught`, `invoke / alarm` |',
    ],
  ])('%s', (_, row) => {
    expect(page).toContain(row)
  })

  it('the same in the diagram and below it', () => {
    expect(page).toContain('- `↻ kick → open`\n')
    expect(page).toContain('- `look / greet`\n')
    expect(page).toContain('- `push / creak → swinging`\n')
    expect(page).toContain('  door_open_swinging --> door_open_still: slam\n')
  })
})
