import { eventName, isTimer } from '../definition.ts'
import { isIgnored } from '../record.ts'
import { type Script, Simulation, type SimulationEntry, simulate } from './simulation.ts'

const MAX_TITLE_EVENTS = 6

/**
 * The source of a test that replays a script, without what was ignored, and asserts every change of
 * state and context. It belongs in `tests/machines` and imports nothing but Vitest, XState and the
 * machine; `npm run format` breaks its long lines.
 */
export function testSource(script: Script): string {
  const simulation = essenceOf(script)
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

/** The same run without ignored events, and without time that no timer waits for. */
function essenceOf(script: Script): Simulation {
  const ignored = simulate(script).log.filter(isIgnored)
  const simulation = new Simulation(script.machine, script.input)
  for (const [index, step] of script.steps.entries()) {
    if (typeof step !== 'number') {
      if (ignored.every((entry) => entry.step !== index + 1)) simulation.play(step)
      continue
    }
    let left = step
    while (left > 0 && simulation.msToNextTimer !== undefined) {
      const slice = Math.min(left, simulation.msToNextTimer)
      simulation.play(slice)
      left -= slice
    }
  }
  return simulation
}

/** Each event with what it changes; at the end what lasts. */
function statements({ log, steps, now }: Simulation): string[] {
  const lines = log.flatMap(({ at, event, step, value, ...entry }, index) => {
    const before = log[index - 1]
    const context = changedIn(entry.context, before?.context)
    const changes = {
      ...(!isSame(value, before?.value) && { value }),
      ...(Object.keys(context).length > 0 && { context }),
    }
    return [
      ...pause(at - (before?.at ?? at)),
      ...(isTimer(event.type) || !before ? [] : [`send(${literal(steps[step - 1])})`]),
      ...(Object.keys(changes).length > 0 ? [expectation(changes), ''] : []),
    ]
  })
  if (lines.at(-1) === '') lines.pop()
  const last = log.at(-1)
  const end = pause(now - (last?.at ?? now))
  const isSaid = end.length === 0 && lines.at(-1)?.startsWith('expect')
  return isSaid ? lines : [...lines, ...end, expectation({ value: last?.value })]
}

const pause = (ms: number) => (ms > 0 ? [`clock.increment(${ms})`] : [])
const expectation = (snapshot: object) =>
  `expect(actor.getSnapshot()).toMatchObject(${literal(snapshot)})`
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const changedIn = (now: SimulationEntry['context'], before: SimulationEntry['context'] = {}) =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => !isSame(value, before[key])))

/** `toaster: toast.show → after remaining → after exit` */
function titleOf({ machine, log }: Simulation): string {
  const names = log.slice(1).map(({ event }) => eventName(machine, event.type))
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
