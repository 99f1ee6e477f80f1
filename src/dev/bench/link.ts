import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { Bench, type Script, type Step } from './bench.ts'
import { contentsOf } from './examples.ts'

/**
 * A script in the address of the view: `?machine=toaster&events=[…]`, JSON as a copied link has it,
 * or by hand: `?machine=menu&events=menu.toggle,500,key.escape`, where an event that carries
 * something carries the first example.
 */

export interface Linked {
  script: Script | null
  /** A sentence, when the link asks for something that there is not */
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
    return parameters.has('events') ? refused('The link has events, but no machine.') : NOTHING
  }
  const machine = machines.get(name)
  if (!machine) {
    return refused(`There is no machine “${name}”. There are: ${[...machines.keys()].join(', ')}.`)
  }
  try {
    const input = readInput(parameters.get('input'))
    const steps = readSteps(machine, input, parameters.get('events') ?? '')
    return { script: { machine: name, ...(input && { input }), steps }, problem: null }
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
}

const NOTHING: Linked = { script: null, problem: null }
const refused = (problem: string): Linked => ({ script: null, problem })

/** Each step is played as it is read: what an event carries may depend on what came before. */
function readSteps(machine: AnyStateMachine, input: object | undefined, text: string): Step[] {
  const list = text.startsWith('[') ? parse(text, 'events') : text.split(',').filter(Boolean)
  if (!Array.isArray(list)) throw new Error('The events of the link are no list.')
  const bench = new Bench(machine, input)
  return list.map((raw, index) => {
    const step = readStep(bench, raw)
    if (step === null) {
      throw new Error(`Step ${index + 1} of the link is no event: ${JSON.stringify(raw)}.`)
    }
    bench.play(step)
    return step
  })
}

function readStep({ snapshot }: Bench, raw: unknown): Step | null {
  if (isDuration(raw) || isEvent(raw)) return raw
  if (typeof raw !== 'string' || raw.trim() === '') return null
  if (isDuration(Number(raw))) return Number(raw)
  const [type = '', word] = raw.split(':').map((part) => part.trim())
  const contents = contentsOf(snapshot, type)
  const content = word === undefined ? Object.values(contents)[0] : contents[word]
  return content ? { type, ...content } : null
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
