import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { payloadsOf } from './examples.ts'
import { type Script, Simulation, type Step } from './simulation.ts'

/**
 * A script in the query string of the view: JSON in a copied link (`?machine=toaster&events=[…]`),
 * or written by hand (`?machine=menu&events=menu.toggle,500,key.escape`), where an event has the
 * first of its example payloads.
 */

export interface Linked {
  script: Script | null
  /** Error message of an invalid link */
  problem: string | null
}

export function linkTo({ machine, input, steps }: Script): string {
  const parameters = new URLSearchParams({ machine })
  if (input) parameters.set('input', JSON.stringify(input))
  parameters.set('events', JSON.stringify(steps))
  return `?${parameters}`
}

export function readLink(search: string, machines: ReadonlyMap<string, AnyStateMachine>): Linked {
  const parameters = new URLSearchParams(search)
  const name = parameters.get('machine')
  if (name === null) {
    return parameters.has('events') ? invalid('The link has events, but no machine.') : NOTHING
  }
  const machine = machines.get(name)
  if (!machine) {
    return invalid(`There is no machine “${name}”. There are: ${[...machines.keys()].join(', ')}.`)
  }
  try {
    const input = readInput(parameters.get('input'))
    const steps = readSteps(machine, input, parameters.get('events') ?? '')
    return { script: { machine: name, ...(input && { input }), steps }, problem: null }
  } catch (error) {
    return invalid(error instanceof Error ? error.message : String(error))
  }
}

const NOTHING: Linked = { script: null, problem: null }
const invalid = (problem: string): Linked => ({ script: null, problem })

/** Plays each step as it is read: the payload of an event may depend on the state it meets. */
function readSteps(machine: AnyStateMachine, input: object | undefined, text: string): Step[] {
  const list = text.startsWith('[') ? parse(text, 'events') : text.split(',').filter(Boolean)
  if (!Array.isArray(list)) throw new Error('The events of the link are no list.')
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

function readStep({ snapshot }: Simulation, raw: unknown): Step | null {
  if (isDuration(raw) || isEvent(raw)) return raw
  if (typeof raw !== 'string' || raw.trim() === '') return null
  if (isDuration(Number(raw))) return Number(raw)
  const [type = '', label] = raw.split(':').map((part) => part.trim())
  const payloads = payloadsOf(snapshot, type)
  const payload = label === undefined ? Object.values(payloads)[0] : payloads[label]
  return payload ? { type, ...payload } : null
}

function readInput(text: string | null): object | undefined {
  if (text === null) return undefined
  const input = parse(text, 'input')
  if (typeof input === 'object' && input !== null) return input
  throw new Error('The input of the link is no object.')
}

function parse(text: string, parameter: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The ${parameter} of the link are not complete: “${text.slice(0, 60)}”.`)
  }
}

const isDuration = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const isEvent = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
