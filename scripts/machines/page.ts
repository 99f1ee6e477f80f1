import type { AnyStateMachine } from 'xstate'
import { allStates, diagramOf, transitionsOf } from '../../src/machines/diagram.ts'
import { type Comments, readComments } from './comments.ts'

/**
 * The page of a machine for people: its diagram, and its states, events, guards, actions and delays
 * in the words of the comments in its file.
 */
export function machinePage(machine: AnyStateMachine, file: string, source: string): string {
  const comments = readComments(source)
  return [
    `# The ${machine.id} machine`,
    comments.machine,
    `Drawn from [\`${file}\`](../../${file}) by \`npm run machines\`: change it there.`,
    ['```mermaid', diagramOf(machine), '```'].join('\n'),
    ...section('States', ['State', 'What it means', 'Tags'], stateRows(machine, comments)),
    ...section('Events', ['Event', 'What it means', 'Heard in'], eventRows(machine, comments)),
    ...section('Guards', ['Guard', 'Holds when'], partRows(machine, comments, 'guards')),
    ...section('Actions', ['Action', 'What it does'], partRows(machine, comments, 'actions')),
    ...section('Delays', ['Delay', 'Length', 'Why'], delayRows(machine, comments)),
  ]
    .join('\n\n')
    .concat('\n')
}

const section = (title: string, head: string[], rows: string[][]): string[] =>
  rows.length === 0
    ? []
    : [
        `## ${title}`,
        [head, head.map(() => '---'), ...rows]
          .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
          .join('\n'),
      ]

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const code = (text: string) => `\`${text}\``

/** `isSwipedAway` → `is swiped away`, `pointer.leave` → `pointer leave` */
const inWords = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('.', ' ')
    .toLowerCase()

function stateRows(machine: AnyStateMachine, { states }: Comments): string[][] {
  return allStates(machine.root)
    .slice(1)
    .map(({ path, tags }) => [
      code(path.join('.')),
      states.get(path.join('.')) ?? inWords(path.slice(-2).join(' ')),
      tags.map(code).join(', '),
    ])
}

function eventRows(machine: AnyStateMachine, { events }: Comments): string[][] {
  const heard = new Map<string, string[]>()
  for (const state of allStates(machine.root)) {
    for (const transition of transitionsOf(state)) {
      const { eventType } = transition
      if (eventType === '' || eventType.startsWith('xstate.')) continue
      heard.set(eventType, [...(heard.get(eventType) ?? []), state.path.join('.') || machine.id])
    }
  }
  return [...heard].map(([event, places]) => [
    code(event),
    events.get(event) ?? inWords(event),
    [...new Set(places)].map(code).join(', '),
  ])
}

const partRows = (
  machine: AnyStateMachine,
  comments: Comments,
  part: 'guards' | 'actions',
): string[][] =>
  Object.keys(machine.implementations[part]).map((name) => [
    code(name),
    comments[part].get(name) ?? inWords(name),
  ])

const delayRows = (machine: AnyStateMachine, { delays }: Comments): string[][] =>
  Object.entries(machine.implementations.delays).map(([name, length]) => [
    code(name),
    typeof length === 'number' ? `${length} ms` : 'depends',
    delays.get(name) ?? inWords(name),
  ])
