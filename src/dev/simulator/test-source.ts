import type { AnyStateMachine } from 'xstate'
import { eventName, graphOf } from '../machine/graph.ts'
import { literal } from './literal.ts'
import type { Simulation, Step } from './simulation.ts'

const MAX_TITLE_EVENTS = 6
/** As Biome formats */
const MAX_LINE_LENGTH = 100

/**
 * The source of a test that replays a simulation and asserts every state on the way. It belongs in
 * `tests/machines` and imports nothing but Vitest, XState and the machine.
 */
export function testSource(machine: AnyStateMachine, simulation: Simulation): string {
  const name = `${machine.id}Machine`
  const actors = Object.keys(machine.implementations.actors)
  const imports = [
    ...['type AnyActor', 'type AnyEventObject', 'createActor'],
    ...(actors.length > 0 ? ['fromPromise'] : []),
    'SimulatedClock',
  ]
  const [start] = simulation.log
  return [
    `import { expect, it } from 'vitest'`,
    importLine(imports),
    `import { ${name} } from '../../src/machines/${machine.id}.machine.ts'`,
    '',
    `it(${literal(titleOf(machine, simulation))}, () => {`,
    ...indented([
      'const clock = new SimulatedClock()',
      ...(actors.length > 0 ? withPendingActors(name, actors) : []),
      `const actor: AnyActor = createActor(${actors.length > 0 ? 'machine' : name}, ${options(simulation)}).start()`,
      'const send = (event: AnyEventObject) => actor.send(event)',
      'const state = () => actor.getSnapshot().value',
      ...(start ? [`expect(state()).toEqual(${literal(start.value)})`] : []),
      ...simulation.moves.flatMap(({ step, value }) => [
        '',
        statement(step),
        `expect(state()).toEqual(${literal(value)})`,
      ]),
    ]),
    '})',
    '',
  ].join('\n')
}

function importLine(names: string[]): string {
  const line = `import { ${names.join(', ')} } from 'xstate'`
  if (line.length <= MAX_LINE_LENGTH) return line
  return ['import {', ...names.map((name) => `  ${name},`), `} from 'xstate'`].join('\n')
}

const withPendingActors = (machine: string, actors: string[]) => [
  `const machine = ${machine}.provide({`,
  '  // The test alone settles them.',
  `  actors: { ${actors.map((actor) => `${actor}: fromPromise(() => new Promise(() => {}))`).join(', ')} },`,
  '})',
]

function options({ input }: Simulation): string {
  if (Object.keys(input).length === 0) return '{ clock }'
  return ['{', '  clock,', ...indented([`input: ${literal(input)},`]), '}'].join('\n')
}

const statement = (step: Step) =>
  typeof step === 'number' ? `clock.increment(${step})` : `send(${literal(step)})`

/** `toaster: toast.show → after remaining → after exit` */
function titleOf(machine: AnyStateMachine, { log }: Simulation): string {
  const graph = graphOf(machine)
  const names = log.slice(1).map(({ event }) => eventName(graph, event.type))
  const shown = names.length > MAX_TITLE_EVENTS ? [...names.slice(0, MAX_TITLE_EVENTS), '…'] : names
  return `${machine.id}: ${shown.join(' → ') || 'starts'}`
}

const indented = (blocks: string[]) =>
  blocks.flatMap((block) => block.split('\n').map((line) => (line ? `  ${line}` : line)))
