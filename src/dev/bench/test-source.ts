import type { AnyStateMachine } from 'xstate'
import { eventName, graphOf } from '../machine/graph.ts'
import type { Bench, Step } from './bench.ts'
import { literal } from './literal.ts'

const TITLE_EVENTS = 6
/** The longest line of this project */
const LINE = 100

/**
 * A test that does again what was done on the bench and asks for every state on the way. It lies in
 * `tests/machines` and needs nothing but XState and the machine.
 */
export function testSource(machine: AnyStateMachine, bench: Bench): string {
  const name = `${machine.id}Machine`
  const actors = Object.keys(machine.implementations.actors)
  const imports = [
    ...['type AnyActor', 'type AnyEventObject', 'createActor'],
    ...(actors.length > 0 ? ['fromPromise'] : []),
    'SimulatedClock',
  ]
  const [start] = bench.log
  return [
    `import { expect, it } from 'vitest'`,
    importLine(imports),
    `import { ${name} } from '../../src/machines/${machine.id}.machine.ts'`,
    '',
    `it(${literal(titleOf(machine, bench))}, () => {`,
    ...indented([
      'const clock = new SimulatedClock()',
      ...(actors.length > 0 ? withoutWorld(name, actors) : []),
      `const actor: AnyActor = createActor(${actors.length > 0 ? 'machine' : name}, ${options(bench)}).start()`,
      'const send = (event: AnyEventObject) => actor.send(event)',
      'const state = () => actor.getSnapshot().value',
      ...(start ? [`expect(state()).toEqual(${literal(start.value)})`] : []),
      ...bench.moves.flatMap(({ step, value }) => [
        '',
        played(step),
        `expect(state()).toEqual(${literal(value)})`,
      ]),
    ]),
    '})',
    '',
  ].join('\n')
}

function importLine(names: string[]): string {
  const line = `import { ${names.join(', ')} } from 'xstate'`
  if (line.length <= LINE) return line
  return ['import {', ...names.map((name) => `  ${name},`), `} from 'xstate'`].join('\n')
}

const withoutWorld = (machine: string, actors: string[]) => [
  `const machine = ${machine}.provide({`,
  '  // Nothing answers but the test.',
  `  actors: { ${actors.map((actor) => `${actor}: fromPromise(() => new Promise(() => {}))`).join(', ')} },`,
  '})',
]

function options({ input }: Bench): string {
  if (Object.keys(input).length === 0) return '{ clock }'
  return ['{', '  clock,', ...indented([`input: ${literal(input)},`]), '}'].join('\n')
}

const played = (step: Step) =>
  typeof step === 'number' ? `clock.increment(${step})` : `send(${literal(step)})`

/** `toaster: toast.show → after remaining → after exit` */
function titleOf(machine: AnyStateMachine, { log }: Bench): string {
  const graph = graphOf(machine)
  const names = log.slice(1).map(({ event }) => eventName(graph, event.type))
  const shown = names.length > TITLE_EVENTS ? [...names.slice(0, TITLE_EVENTS), '…'] : names
  return `${machine.id}: ${shown.join(' → ') || 'starts'}`
}

const indented = (blocks: string[]) =>
  blocks.flatMap((block) => block.split('\n').map((line) => (line ? `  ${line}` : line)))
