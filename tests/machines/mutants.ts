import { type AnyStateMachine, type AnyStateNode, assign, createMachine } from 'xstate'
import { allStates } from '../../src/dev/definition.ts'

/** A machine with one thing wrong. */
export interface Mutant<Machine extends AnyStateMachine> {
  /** What is wrong with it, in words */
  name: string
  machine: Machine
}

/** A part of a statechart's config; functions and texts in it are left as they are. */
type Config = Readonly<Record<string, unknown>>

/** Another value for a part of a machine; `undefined` leaves the part out. */
interface Variant {
  name: string
  value: unknown
}

/** … and where the part is: the keys that lead to it */
interface Edit extends Variant {
  path: string[]
}

/** Far more than any of our machines takes; a mutant that runs in circles must not hang the test. */
const MAX_MICROSTEPS = 100

/**
 * The small mistakes that one makes in a machine. In its chart:
 * - a transition left out, leading nowhere, or to a state beside its target or beside one around that;
 * - a guard left out;
 * - an action left out or run before all others, also on entry and exit;
 * - another state at the start, a tag or an invocation left out.
 *
 * In what the chart calls by name: a delay a millisecond longer or shorter, an assignment that forgets
 * one of its values.
 */
export function mutantsOf<Machine extends AnyStateMachine>(machine: Machine): Mutant<Machine>[] {
  return [
    ...allStates(machine.root)
      .flatMap(editsOf)
      .map(({ name, path, value }) => ({
        name,
        machine: build(machine, changed(machine.config, path, value)),
      })),
    ...implementationEdits(machine).map(({ name, path, value }) => ({
      name,
      machine: build(machine, machine.config, changed(machine.implementations, path, value)),
    })),
  ]
}

/** A config with another value at a path of keys; `undefined` leaves the part out. */
function changed(config: unknown, [key, ...rest]: string[], value: unknown): Config {
  const whole = configIn(config)
  if (key === undefined) return whole
  const { [key]: part, ...others } = whole
  const next = rest.length > 0 ? changed(part, rest, value) : value
  return next === undefined ? others : { ...whole, [key]: next }
}

/** The machine with another config or other implementations. */
const build = <Machine extends AnyStateMachine>(
  machine: Machine,
  config: Config,
  implementations: object = machine.implementations,
) =>
  // The mutant takes the machine's place in its model, whatever has gone wrong in it.
  createMachine(
    { ...config, options: { maxIterations: MAX_MICROSTEPS } },
    implementations,
  ) as AnyStateMachine as Machine

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null
const configIn = (value: unknown): Config => (isConfig(value) ? value : {})
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())
const orNothing = (list: unknown[]) => (list.length > 0 ? list : undefined)

/** Everything that can be wrong with a state, those inside it not counted. */
function editsOf(state: AnyStateNode): Edit[] {
  const config = configIn(state.config)
  const edits = (variants: Variant[], ...keys: string[]): Edit[] =>
    variants.map(({ name, value }) => ({
      value,
      name: `${[state.id, ...keys].join(' ')}: ${name}`,
      path: [...state.path.flatMap((key) => ['states', key]), ...keys],
    }))
  const triggers = [
    ...Object.keys(configIn(config.on)).map((event) => ['on', event]),
    ...Object.keys(configIn(config.after)).map((delay) => ['after', delay]),
    ['always'],
    ['invoke', 'onDone'],
    ['invoke', 'onError'],
  ]

  return [
    ...edits(otherInitialStates(state), 'initial'),
    ...edits(leftOut(config.invoke), 'invoke'),
    ...edits(withoutOne(listOf(config.tags)), 'tags'),
    ...edits(actionVariants(listOf(config.entry)), 'entry'),
    ...edits(actionVariants(listOf(config.exit)), 'exit'),
    ...triggers.flatMap((keys) => edits(transitionVariants(state, valueAt(config, keys)), ...keys)),
  ]
}

const valueAt = (config: unknown, keys: string[]): unknown =>
  keys.reduce<unknown>((part, key) => configIn(part)[key], config)

/** Another state at the start: elsewhere the initial one may be a formality. */
const otherInitialStates = (state: AnyStateNode): Variant[] =>
  startOf(state.machine.root).includes(state)
    ? Object.keys(state.states)
        .filter((key) => state.config.initial && key !== state.config.initial)
        .map((key) => ({ name: key, value: key }))
    : []

/** The states in which a machine starts. */
const startOf = (state: AnyStateNode): AnyStateNode[] => {
  const inside = state.type === 'parallel' ? Object.values(state.states) : state.initial?.target
  return [state, ...(inside ?? []).flatMap(startOf)]
}

const leftOut = (part: unknown): Variant[] => (part ? [{ name: 'left out', value: undefined }] : [])

const withoutOne = (list: unknown[]): Variant[] =>
  list.map((member, index) => ({
    name: `${nameOf(member)} left out`,
    value: orNothing(list.toSpliced(index, 1)),
  }))

/** Actions without one of them, or with one before all others. */
const actionVariants = (list: unknown[]): Variant[] => [
  ...withoutOne(list),
  ...list.slice(1).map((member, index) => ({
    name: `${nameOf(member)} first`,
    value: [member, ...list.toSpliced(index + 1, 1)],
  })),
]

const nameOf = (member: unknown): string =>
  typeof member === 'string' ? member : String(configIn(member).target ?? 'itself')

/** What can be wrong with what an event does: with one transition, or several to choose from. */
function transitionVariants(state: AnyStateNode, value: unknown): Variant[] {
  const transitions = listOf(value).map((transition) =>
    isConfig(transition) ? transition : { target: transition },
  )
  return [
    ...withoutOne(transitions),
    ...transitions.flatMap((transition, index) =>
      [...targetVariants(state, transition), ...detailVariants(transition)].map((variant) => ({
        ...variant,
        value: transitions.with(index, configIn(variant.value)),
      })),
    ),
  ]
}

/** The transition leading elsewhere or nowhere. */
function targetVariants(state: AnyStateNode, transition: Config): Variant[] {
  const { target, reenter: _, ...others } = transition
  if (typeof target !== 'string') return []
  return [
    { name: `${target}, leading nowhere`, value: others },
    ...statesBeside(placeOf(state, target)).map(({ id, key }) => ({
      name: `${key} in place of ${target}`,
      value: { ...transition, target: `#${id}` },
    })),
  ]
}

/** The other states that could be in the place of this one, or of one that it is in. */
const statesBeside = (place: AnyStateNode): AnyStateNode[] => {
  const { parent } = place
  if (!parent) return []
  const siblings = Object.values(parent.states).filter((sibling) => sibling !== place)
  return [...(parent.type === 'parallel' ? [] : siblings), ...statesBeside(parent)]
}

/** The state that a target stands for: `sibling`, `.child` or `#id`. */
function placeOf(state: AnyStateNode, target: string): AnyStateNode {
  if (target.startsWith('#')) return state.machine.getStateNodeById(target.slice(1))
  const start = target.startsWith('.') ? state : state.parent
  const place = target
    .split('.')
    .filter(Boolean)
    .reduce<AnyStateNode | undefined>((parent, key) => parent?.states[key], start)
  if (!place) throw new Error(`${state.id} has no target ${target}`)
  return place
}

function detailVariants(transition: Config): Variant[] {
  const { guard, ...others } = transition
  const to = `to ${nameOf(transition)}`
  return [
    ...(guard ? [{ name: `${to} without its guard`, value: others }] : []),
    ...actionVariants(listOf(transition.actions)).map(({ name, value }) => ({
      name: `${to}, ${name}`,
      value: changed(transition, ['actions'], value),
    })),
  ]
}

/** Everything that can be wrong with what a machine calls by name. */
function implementationEdits({ implementations }: AnyStateMachine): Edit[] {
  const { delays, actions } = implementations
  return [
    ...Object.entries(delays).flatMap(([name, delay]) =>
      [1, -1].map((ms) => ({
        name: `${name} ${ms} ms`,
        path: ['delays', name],
        value: shiftedBy(delay, ms),
      })),
    ),
    ...Object.entries(actions).flatMap(([name, action]) =>
      Object.keys(assignmentOf(action)).map((key) => ({
        name: `${name} forgets ${key}`,
        path: ['actions', name],
        value: assign(changed(assignmentOf(action), [key], undefined)),
      })),
    ),
  ]
}

type Delay = number | ((...args: unknown[]) => number)

const shiftedBy = (delay: unknown, ms: number): Delay =>
  typeof delay === 'function' ? (...args) => delay(...args) + ms : Number(delay) + ms

/** The values that an action assigns, each by itself; nothing when it assigns none. */
const assignmentOf = (action: unknown) =>
  configIn(typeof action === 'function' ? Reflect.get(action, 'assignment') : undefined)
