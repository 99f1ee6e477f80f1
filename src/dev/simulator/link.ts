import { type AnyStateMachine, __unsafe_getAllOwnEventDescriptors as ownEvents } from 'xstate'
import * as z from 'zod'
import { eventName } from '../definition.ts'
import { MACHINES, payloadsOf } from '../machine-events.ts'
import { redacted } from '../redact.ts'
import { type Script, Simulation, type Step } from './simulation.ts'

/**
 * A script in the query string of the view: `?machine=toaster&events=toast.show:error,1200,after exit`.
 * A number is a pause in milliseconds; an event is the label of its button, and has the first of its
 * contents if there is nothing after its name. A list in JSON takes events with any contents.
 */

interface ParsedLink {
  script: Script | null
  violation: Violation | null
  /** Error message of an invalid link */
  problem: string | null
}

/** The shortest link to a script, with more parameters at its end. */
export function simulatorLink(
  { machine, input, steps }: Script,
  more: Readonly<Record<string, string>> = {},
): string {
  const words = steps.map((step) => wordFor(machine, step))
  const isShort = words.every((word) => word !== null)
  const parameters = {
    machine: machine.id,
    ...(input && { input: JSON.stringify(input) }),
    events: isShort ? words.join() : JSON.stringify(words.map((word, at) => word ?? steps[at])),
    ...more,
  }
  const search = new URLSearchParams(parameters).toString()
  return `?${search.replaceAll('%2C', ',').replaceAll('%3A', ':')}`
}

/** `1200`, `toast.show`, `toast.show:error`; nothing for an event with contents of its own. */
function wordFor(machine: AnyStateMachine, step: Step): string | null {
  if (typeof step === 'number') return String(step)
  const { type } = step
  const name = eventName(machine, type)
  const known = Object.entries(payloadsOf(machine.id, type))
  const index = known.findIndex(([, each]) => isSame({ type, ...each }, step))
  const [label] = known[index] ?? []
  if (label === undefined) return null
  return index === 0 ? name : `${name}:${label}`
}

/** In the log a typed text has its length only; which actor answers, or what it throws, no machine asks. */
const isSame = (known: Step, other: Step) =>
  [known, redacted(known)].some((each) => essence(each) === essence(other))
const essence = (event: unknown) =>
  JSON.stringify(event, (key, value) => (key === 'actorId' || key === 'error' ? undefined : value))

/** Its events one after the other, without pauses: `toast.show:error → pointer.enter` */
export const inWords = ({ machine, steps }: Script): string =>
  steps
    .filter((step) => typeof step !== 'number')
    .map((step) => wordFor(machine, step) ?? JSON.stringify(step))
    .join(' → ')

export function readLink(search: string): ParsedLink {
  const parameters = new URLSearchParams(search)
  const name = parameters.get('machine')
  if (name === null) {
    return parameters.has('events') ? invalid('The link has events, but no machine.') : NOTHING
  }
  const machine = MACHINES.get(name)
  if (!machine) {
    return invalid(`There is no machine “${name}”. There are: ${[...MACHINES.keys()].join(', ')}.`)
  }
  try {
    const input = parse(parameters.get('input') ?? 'null', 'input') ?? undefined
    const steps = readSteps(machine, input, parameters.get('events') ?? '')
    const script = { machine, ...(input && { input }), steps }
    return { script, violation: readViolation(parameters), problem: null }
  } catch (error) {
    return invalid(error instanceof Error ? error.message : String(error))
  }
}

const NOTHING: ParsedLink = { script: null, violation: null, problem: null }
const invalid = (problem: string): ParsedLink => ({ ...NOTHING, problem })

/** Plays each step as it is read: two answers may have one name, and the state tells which is meant. */
function readSteps(machine: AnyStateMachine, input: object | undefined, text: string): Step[] {
  const list: unknown[] = text.startsWith('[')
    ? parse(text, 'events')
    : text.split(',').filter(Boolean)
  const simulation = new Simulation(machine, input)
  return list.map((raw, index) => {
    const step = readStep(simulation, raw)
    if (step === null) {
      throw new Error(`Step ${index + 1} of the link is no event: ${JSON.stringify(raw)}.`)
    }
    simulation.play(step)
    return step
  })
}

const writtenOut = z.union([z.number().nonnegative(), z.looseObject({ type: z.string() })])

function readStep({ snapshot }: Simulation, raw: unknown): Step | null {
  if (typeof raw !== 'string') return writtenOut.safeParse(raw).data ?? null
  if (raw.trim() === '') return null
  if (Number(raw) >= 0) return Number(raw)
  const [name = '', label] = raw.split(':').map((part) => part.trim())
  const { machine } = snapshot
  const types = [...ownEvents(snapshot), ...machine.events]
  const type = types.find((each) => eventName(machine, each) === name) ?? name
  const known = payloadsOf(machine.id, type)
  const contents = label === undefined ? Object.values(known)[0] : known[label]
  if (contents) return { type, ...contents }
  const labels = Object.keys(known).filter(Boolean).join(', ')
  throw new Error(`${name} has no “${label}”. It has: ${labels || 'nothing after its name'}.`)
}

function parse(text: string, parameter: string) {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The ${parameter} of the link cannot be read: “${text.slice(0, 60)}”.`)
  }
}

/** What a model says of the state that a link leads to: an invariant is broken there. */
export interface Violation {
  /** The invariant, in its own words */
  broken: string
  /** The model's account of what should be true */
  expected: unknown
}

export const violationParameters = ({ broken, expected }: Violation): Record<string, string> => ({
  broken,
  expected: JSON.stringify(expected),
})

function readViolation(parameters: URLSearchParams): Violation | null {
  const broken = parameters.get('broken')
  return broken
    ? { broken, expected: parse(parameters.get('expected') ?? 'null', 'expected') }
    : null
}
