import {
  type AnyStateMachine,
  type AnyStateNode,
  and,
  assign,
  createMachine,
  not,
  or,
} from 'xstate'
import { allStates, allTransitions, isWithin } from '../../src/dev/definition.ts'

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
 * Every small mistake one could make in a machine. In its chart:
 * - a transition left out, leading to a state beside its target or beside one around that, nowhere, restarting or no longer restarting,
 *   asked before all others;
 * - a guard left out or turned round, a delay taken for another;
 * - an action left out or run before all others, also on entry and exit, and those two taken for
 *   each other;
 * - another initial state, a final state that is none, a tag or an invocation left out.
 *
 * In what the chart calls by name: a guard turned round or without one of its conditions, a delay a
 * millisecond longer or shorter, an assignment that forgets one of its values.
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
    ...edits(leftOut(config.type === 'final'), 'type'),
    ...edits(leftOut(config.invoke), 'invoke'),
    ...edits(otherDelays(state), 'after'),
    ...edits(listVariants(listOf(config.tags)), 'tags'),
    ...edits(listVariants(listOf(config.entry)), 'entry'),
    ...edits(listVariants(listOf(config.exit)), 'exit'),
    ...edits(takenForEachOther(config)),
    ...triggers.flatMap((keys) => edits(transitionVariants(state, valueAt(config, keys)), ...keys)),
  ]
}

const valueAt = (config: unknown, keys: string[]): unknown =>
  keys.reduce<unknown>((part, key) => configIn(part)[key], config)

/** Nothing for a state that is entered only by way of those inside it: its initial one is a formality. */
const otherInitialStates = (state: AnyStateNode): Variant[] =>
  enteredAsAWhole(state.machine).has(state)
    ? Object.keys(state.states)
        .filter((key) => state.config.initial && key !== state.config.initial)
        .map((key) => ({ name: key, value: key }))
    : []

/** The states that are entered without a word on where inside. */
function enteredAsAWhole(machine: AnyStateMachine): Set<AnyStateNode> {
  const entered = new Set<AnyStateNode>()
  const enter = (state: AnyStateNode): void => {
    entered.add(state)
    const inside = state.type === 'parallel' ? Object.values(state.states) : state.initial?.target
    for (const child of inside ?? []) enter(child)
  }
  for (const state of [
    machine.root,
    ...allTransitions(machine).flatMap(({ target = [] }) => target),
  ]) {
    enter(state)
  }
  return entered
}

const leftOut = (part: unknown): Variant[] => (part ? [{ name: 'left out', value: undefined }] : [])

/** Each delay taken for each other one that the machine has. */
const otherDelays = ({ config, machine }: AnyStateNode): Variant[] =>
  Object.entries(configIn(config.after)).flatMap(([delay, transition]) =>
    Object.keys(machine.implementations.delays)
      .filter((other) => other !== delay)
      .map((other) => ({
        name: `${other} in place of ${delay}`,
        value: { ...changed(config.after, [delay], undefined), [other]: transition },
      })),
  )

const takenForEachOther = (config: Config): Variant[] => {
  const { entry, exit, ...others } = config
  return entry || exit
    ? [
        {
          name: 'entry and exit taken for each other',
          value: { ...others, ...(exit ? { entry: exit } : {}), ...(entry ? { exit: entry } : {}) },
        },
      ]
    : []
}

/** A list without one of its members, or with one before all others. */
const listVariants = (list: unknown[]): Variant[] =>
  list.flatMap((member, index) => {
    const others = list.toSpliced(index, 1)
    const without = { name: `${nameOf(member)} left out`, value: orNothing(others) }
    const first = { name: `${nameOf(member)} first`, value: [member, ...others] }
    return index > 0 ? [without, first] : [without]
  })

const nameOf = (member: unknown): string =>
  typeof member === 'string' ? member : String(configIn(member).target ?? 'itself')

/** What can be wrong with what an event does: with one transition, or several to choose from. */
function transitionVariants(state: AnyStateNode, value: unknown): Variant[] {
  const transitions = listOf(value).map((transition) =>
    isConfig(transition) ? transition : { target: transition },
  )
  return [
    ...listVariants(transitions),
    ...transitions.flatMap((transition, index) =>
      [...targetVariants(state, transition), ...detailVariants(transition)].map((variant) => ({
        ...variant,
        value: transitions.with(index, configIn(variant.value)),
      })),
    ),
  ]
}

/** The transition leading elsewhere or nowhere, restarting where it leads or no longer so. */
function targetVariants(state: AnyStateNode, transition: Config): Variant[] {
  const { target, reenter, ...others } = transition
  const name = nameOf(transition)
  const variant = (name: string, value: Config): Variant => ({ name, value })
  if (typeof target !== 'string') {
    return [variant(`${name} restarted`, { ...others, target: `#${state.id}`, reenter: true })]
  }
  const place = placeOf(state, target)
  return [
    variant(`${name}, leading nowhere`, others),
    ...statesBeside(place).map(({ id, key }) =>
      variant(`${key} in place of ${name}`, { ...transition, target: `#${id}` }),
    ),
    ...(reenter
      ? [variant(`${name} not restarted`, { ...others, target })]
      : isWithin(place, state)
        ? [variant(`${name} restarted`, { ...transition, reenter: true })]
        : []),
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
    ...(guard
      ? [
          { name: `${to} without its guard`, value: others },
          {
            name: `${to}, its guard turned round`,
            value: { ...transition, guard: not(guard as never) },
          },
        ]
      : []),
    ...listVariants(listOf(transition.actions)).map(({ name, value }) => ({
      name: `${to}, ${name}`,
      value: changed(transition, ['actions'], value),
    })),
  ]
}

/** Everything that can be wrong with what a machine calls by name. */
function implementationEdits({ implementations }: AnyStateMachine): Edit[] {
  const { guards, delays, actions } = implementations
  return [
    ...Object.entries(guards).flatMap(([name, guard]) => guardEdits(name, guard)),
    ...Object.entries(delays).flatMap(([name, delay]) =>
      [1, -1].map((ms) => ({
        name: `${name} ${ms} ms`,
        path: ['delays', name],
        value: moved(delay, ms),
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

function guardEdits(name: string, guard: unknown): Edit[] {
  const edit = (what: string, value: unknown): Edit => ({
    name: `${name} ${what}`,
    path: ['guards', name],
    value,
  })
  const combine = COMBINATIONS.find(({ name }) => name === valueIn(guard, 'name'))
  const conditions = listOf(valueIn(guard, 'guards'))
  return [
    edit('turned round', not(guard as never)),
    ...conditions.map((condition, index) =>
      edit(
        `without ${JSON.stringify(valueIn(condition, 'stateValue') ?? condition)}`,
        combine?.(conditions.toSpliced(index, 1) as never),
      ),
    ),
  ]
}

const COMBINATIONS = [or, and]

type Delay = number | ((...args: unknown[]) => number)

const moved = (delay: unknown, ms: number): Delay =>
  typeof delay === 'function' ? (...args) => delay(...args) + ms : Number(delay) + ms

/** The values that an action assigns, each by itself; nothing when it assigns none. */
const assignmentOf = (action: unknown) => configIn(valueIn(action, 'assignment'))

/** What XState keeps with the functions that it makes. */
const valueIn = (made: unknown, key: string): unknown =>
  typeof made === 'function' ? Reflect.get(made, key) : undefined
