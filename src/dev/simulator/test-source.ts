import type { AnyStateMachine, StateValue } from 'xstate'
import { eventName } from '../definition.ts'
import { isIgnored } from '../record.ts'
import { literal } from './literal.ts'
import type { Move, Simulation, Step } from './simulation.ts'

const MAX_TITLE_EVENTS = 6
/** As Biome formats */
const MAX_LINE_LENGTH = 100

/**
 * The source of a test that replays a simulation, without what was ignored, and asserts every change
 * of state. It belongs in `tests/machines` and imports nothing but Vitest, XState and the machine.
 */
export function testSource(machine: AnyStateMachine, simulation: Simulation): string {
  const name = `${machine.id}Machine`
  const actors = Object.keys(machine.implementations.actors)
  const imports = [
    ...['type AnyActor', 'type AnyEventObject', 'createActor'],
    ...(actors.length > 0 ? ['fromPromise'] : []),
    'SimulatedClock',
  ]
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
      `expect(state()).toEqual(${literal(simulation.start)})`,
      ...['', ...statements(simulation)].slice(0, -1),
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

/** Each step that was taken, and the state after it where it is another, or the last. */
function statements({ start, moves }: Simulation): string[] {
  const taken = putTogether(
    start,
    moves.filter((move) => !move.isIgnored),
  )
  return taken.flatMap(({ step, value }, index) => {
    const isNews = !isSame(value, taken[index - 1]?.value ?? start)
    return isNews || index === taken.length - 1
      ? [statement(step), `expect(state()).toEqual(${literal(value)})`, '']
      : [statement(step)]
  })
}

/** Makes one pause of several in the same state. */
function putTogether(start: StateValue, moves: Move[]): Move[] {
  const together: Move[] = []
  for (const move of moves) {
    const [last, before] = [together.at(-1), together.at(-2)]
    const isPause = typeof move.step === 'number' && typeof last?.step === 'number'
    if (isPause && isSame(last.value, before?.value ?? start)) {
      together.pop()
      together.push({ ...move, step: Number(last.step) + Number(move.step) })
    } else together.push(move)
  }
  return together
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const statement = (step: Step) =>
  typeof step === 'number' ? `clock.increment(${step})` : `send(${literal(step)})`

/** `toaster: toast.show → after remaining → after exit` */
function titleOf(machine: AnyStateMachine, { log }: Simulation): string {
  const names = log
    .slice(1)
    .filter((entry) => !isIgnored(entry))
    .map(({ event }) => eventName(machine, event.type))
  const shown = names.length > MAX_TITLE_EVENTS ? [...names.slice(0, MAX_TITLE_EVENTS), '…'] : names
  return `${machine.id}: ${shown.join(' → ') || 'starts'}`
}

const indented = (blocks: string[]) =>
  blocks.flatMap((block) => block.split('\n').map((line) => (line ? `  ${line}` : line)))
