import { eventName, isTimer } from '../definition.ts'
import { isIgnored } from '../record.ts'
import type { Simulation } from './simulation.ts'

const MAX_TITLE_EVENTS = 6

/**
 * The source of a test that replays a simulation, without what was ignored, and asserts every change
 * of state. It belongs in `tests/machines` and imports nothing but Vitest, XState and the machine;
 * `npm run format` breaks its long lines.
 */
export function testSource(simulation: Simulation): string {
  const { machine, input } = simulation
  const name = `${machine.id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Machine`
  const actors = Object.keys(machine.implementations.actors)
  const pending = actors.map((actor) => `${actor}: fromPromise(() => new Promise(() => {}))`)
  const isInvoking = actors.length > 0
  const options =
    Object.keys(input).length > 0 ? `{ clock, input: ${literal(input)} }` : '{ clock }'
  const body = [
    'const clock = new SimulatedClock()',
    ...(isInvoking
      ? [
          '// The test alone settles them.',
          `const machine = ${name}.provide({ actors: { ${pending.join(', ')} } })`,
        ]
      : []),
    `const actor: AnyActor = createActor(${isInvoking ? 'machine' : name}, ${options}).start()`,
    'const send = (event: AnyEventObject) => actor.send(event)',
    'const state = () => actor.getSnapshot().value',
    ...statements(simulation),
  ]
  return [
    `import { expect, it } from 'vitest'`,
    `import { type AnyActor, type AnyEventObject, createActor, ${isInvoking ? 'fromPromise, ' : ''}SimulatedClock } from 'xstate'`,
    `import { ${name} } from '../../src/machines/${machine.id}.machine.ts'`,
    '',
    `it(${literal(titleOf(simulation))}, () => {`,
    ...body.map((line) => (line ? `  ${line}` : line)),
    '})',
    '',
  ].join('\n')
}

/** Each event that was taken, and the state after it where it is another, or the last. */
function statements({ log, steps, now }: Simulation): string[] {
  const taken = log.filter((entry) => !isIgnored(entry))
  const lines = taken.flatMap(({ at, event, step, value }, index) => {
    const before = taken[index - 1]
    return [
      ...pause(at - (before?.at ?? at)),
      ...(isTimer(event.type) || !before ? [] : [`send(${literal(steps[step - 1])})`]),
      ...(isSame(value, before?.value) ? [] : [expectation(value), '']),
    ]
  })
  const last = taken.at(-1)
  const end = pause(now - (last?.at ?? now))
  return lines.at(-1) === '' && end.length === 0
    ? lines.slice(0, -1)
    : [...lines, ...end, expectation(last?.value)]
}

const pause = (ms: number) => (ms > 0 ? [`clock.increment(${ms})`] : [])
const expectation = (value: unknown) => `expect(state()).toEqual(${literal(value)})`
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** `toaster: toast.show → after remaining → after exit` */
function titleOf({ machine, log }: Simulation): string {
  const names = log
    .slice(1)
    .filter((entry) => !isIgnored(entry))
    .map(({ event }) => eventName(machine, event.type))
  const shown = names.length > MAX_TITLE_EVENTS ? [...names.slice(0, MAX_TITLE_EVENTS), '…'] : names
  return `${machine.id}: ${shown.join(' → ') || 'starts'}`
}

/** A value as source code; functions keep their source text. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).map(
    ([key, member]) => `${property(key)}: ${literal(member)}`,
  )
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}

const property = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key))

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
