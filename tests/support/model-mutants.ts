import { type AnyStateMachine, createMachine, not } from 'xstate'

/** A machine with one thing wrong. */
export interface Mutant<Machine extends AnyStateMachine> {
  /** What is wrong with it, in words */
  name: string
  machine: Machine
}

/** A part of a statechart's config; functions and texts in it are left as they are. */
type Config = Readonly<Record<string, unknown>>

/** A copy of something with one thing wrong. */
interface Variant<Value = unknown> {
  name: string
  value: Value
}

/** Far more than any of our machines takes; a mutant that runs in circles must not hang the test. */
const MOST_MICROSTEPS = 100

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null
const configIn = (value: unknown): Config => (isConfig(value) ? value : {})

/**
 * Every small mistake one could make in a machine: each transition left out, each guard left out
 * or turned round, each action, tag, entry and exit left out, each `reenter` forgotten, each delay
 * a millisecond longer.
 */
export function mutantsOf<Machine extends AnyStateMachine>(machine: Machine): Mutant<Machine>[] {
  const { guards, delays } = machine.implementations
  return [
    ...stateVariants(machine.config, machine.id).map(({ name, value }) => ({
      name,
      machine: build(machine, value),
    })),
    ...Object.entries(guards).map(([name, guard]) => ({
      name: `guard ${name} turned round`,
      machine: build(machine, machine.config, {
        guards: { ...guards, [name]: not(guard as never) },
      }),
    })),
    ...Object.entries(delays).map(([name, delay]) => ({
      name: `delay ${name} a millisecond longer`,
      machine: build(machine, machine.config, { delays: { ...delays, [name]: later(delay) } }),
    })),
  ]
}

/** A config with another value at a path of keys; `undefined` leaves the part out. */
export function changed(config: unknown, [key, ...rest]: string[], value: unknown): Config {
  const whole = configIn(config)
  if (key === undefined) return whole
  const { [key]: part, ...others } = whole
  const next = rest.length > 0 ? changed(part, rest, value) : value
  return next === undefined ? others : { ...others, [key]: next }
}

/** The machine with another config or other implementations. */
export const build = <Machine extends AnyStateMachine>(
  machine: Machine,
  config: Config,
  implementations: object = {},
) =>
  // The mutant takes the machine's place in its model, whatever has gone wrong in it.
  createMachine(
    { ...config, options: { maxIterations: MOST_MICROSTEPS } },
    { ...machine.implementations, ...implementations },
  ) as AnyStateMachine as Machine

type Delay = number | ((...args: unknown[]) => number)

const later = (delay: unknown): Delay =>
  typeof delay === 'function' ? (...args) => delay(...args) + 1 : Number(delay) + 1

const replaced = (whole: Config, key: string, value: unknown): Config => {
  const { [key]: _, ...rest } = whole
  return Array.isArray(value) && value.length === 0 ? rest : { ...rest, [key]: value }
}

/** Copies of an object with variants of one of its parts; a part that is missing has none. */
const inPart = (
  whole: Config,
  key: string,
  variantsOf: (part: unknown) => Variant[],
): Variant<Config>[] =>
  key in whole
    ? variantsOf(whole[key]).map(({ name, value }) => ({
        name,
        value: replaced(whole, key, value),
      }))
    : []

/** Copies of an object with variants of all its parts. */
const inEachPart = (
  whole: unknown,
  variantsOf: (part: unknown, key: string) => Variant[],
): Variant<Config>[] =>
  Object.keys(configIn(whole)).flatMap((key) =>
    inPart(configIn(whole), key, (part) => variantsOf(part, key)),
  )

/** Copies of a list (or of a single thing, a list of one) without one of its members. */
const leftOut = (list: unknown, what: string): Variant[] =>
  [list].flat().map((member, index, all) => ({
    name: `without ${what} ${nameOf(member)}`,
    value: all.toSpliced(index, 1),
  }))

const nameOf = (member: unknown): string =>
  typeof member === 'string' ? member : String(configIn(member).type ?? configIn(member).target)

const within = (place: string, variants: Variant[]): Variant[] =>
  variants.map(({ name, value }) => ({ name: `${place}: ${name}`, value }))

const stateVariants = (state: Config, place: string): Variant<Config>[] => {
  const transitions = (trigger: string) => (value: unknown) =>
    within(`${place}, ${trigger}`, transitionVariants(value))

  return [
    ...['entry', 'exit'].flatMap((key) =>
      inPart(state, key, (list) => within(`${place}, ${key}`, leftOut(list, 'action'))),
    ),
    ...inPart(state, 'tags', (list) => within(place, leftOut(list, 'tag'))),
    ...inPart(state, 'always', transitions('always')),
    ...inPart(state, 'on', (on) => inEachPart(on, (part, event) => transitions(event)(part))),
    ...inPart(state, 'after', (after) =>
      inEachPart(after, (part, delay) => transitions(`after ${delay}`)(part)),
    ),
    ...inPart(state, 'invoke', (invoke) =>
      ['onDone', 'onError'].flatMap((key) => inPart(configIn(invoke), key, transitions(key))),
    ),
    ...inPart(state, 'states', (states) =>
      inEachPart(states, (child, key) => stateVariants(configIn(child), `${place}.${key}`)),
    ),
  ]
}

/** Variants of what an event does: one transition, or several to choose from. */
const transitionVariants = (value: unknown): Variant[] => [
  ...leftOut(value, 'transition to'),
  ...[value].flat().flatMap((transition, index, all) =>
    detailVariants(transition).map((variant) => ({
      name: variant.name,
      value: all.with(index, variant.value),
    })),
  ),
]

const detailVariants = (transition: unknown): Variant[] => {
  if (!isConfig(transition)) return []
  const without = (key: string, name: string): Variant[] => {
    const { [key]: dropped, ...rest } = transition
    return dropped === undefined ? [] : [{ name, value: rest }]
  }
  return [
    ...without('guard', 'without its guard'),
    ...without('reenter', 'without entering again'),
    ...inPart(transition, 'actions', (actions) => leftOut(actions, 'action')),
  ]
}
