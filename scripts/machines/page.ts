import { readFile } from 'node:fs/promises'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { pathOf } from '../../src/dev/definition.ts'
import { MACHINES } from '../../src/dev/machine-events.ts'
import { type Diagram, diagramsOf } from '../../src/dev/mermaid.ts'
import { readComments } from './comments.ts'

type Comments = ReturnType<typeof readComments>

/** The pages of all machines as they should be, each with its place: `docs/machines/mobile-menu.md`. */
export const machinePages = (): Promise<{ file: string; text: string }[]> =>
  Promise.all(
    [...MACHINES.values()].map(async (machine) => {
      const source = `src/machines/${machine.id}.machine.ts`
      const text = machinePage(machine, source, await readFile(source, 'utf8'))
      return { file: `docs/machines/${machine.id}.md`, text }
    }),
  )

/**
 * The page of a machine for people: its diagrams, and what its names mean, in the words of the comments in its file.
 */
function machinePage(machine: AnyStateMachine, file: string, source: string): string {
  const comments = readComments(source)
  return [
    `# The ${machine.id} machine`,
    comments.get('machine') ?? '',
    `Drawn from [\`${file}\`](../../${file}) by \`npm run machines\`: change it there. [How to read it](README.md)`,
    ...diagramsOf(machine).flatMap((diagram) => diagramSection(diagram, comments)),
    ...namesSection(nameRows(machine, comments)),
  ]
    .join('\n\n')
    .concat('\n')
}

/** The diagram of a machine without regions needs no heading of its own. */
const diagramSection = ({ region, text, notes }: Diagram, comments: Comments): string[] => [
  ...(region.parent ? [`### ${code(pathOf(region))}`, commentOn(region, comments) ?? ''] : []),
  ['```mermaid', text, '```'].join('\n'),
  ...notes.map(({ state, lines }) =>
    [`**${state.key}** as a whole:\n`, ...lines.map((line) => `- ${code(line)}`)].join('\n'),
  ),
]

const namesSection = (rows: string[][]): string[] => [
  '## Names',
  [['Name', 'Is', 'Meaning'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n'),
]

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const code = (text: string) => `\`${text}\``

const commentOn = ({ path }: AnyStateNode, comments: Comments) =>
  comments.get(path.flatMap((key) => ['states', key]).join('.'))

const nameRows = (machine: AnyStateMachine, comments: Comments): string[][] =>
  [...comments]
    .filter(([key]) => key !== 'machine')
    .map(([key, comment]) => {
      const [, part = 'events', name = key] =
        /^(states|guards|actions|delays)\.(.+)$/.exec(key) ?? []
      const length = part === 'delays' && machine.implementations.delays[name]
      const meaning = typeof length === 'number' ? `${comment} (${length} ms)` : comment
      return [code(name.replaceAll('.states.', '.')), part.slice(0, -1), meaning]
    })
