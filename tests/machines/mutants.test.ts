import { beforeAll, describe, expect, it } from 'vitest'
import { type AnyStateMachine, assertEvent, assign, createMachine } from 'xstate'
import { inquiryMachine } from '../../src/machines/inquiry.machine.ts'
import { languageMachine } from '../../src/machines/language.machine.ts'
import { invariantsOf, mutantTester } from './explore.ts'
import { MODELS } from './models.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/**
 * The invariants can fail: for every small mistake that one makes in a machine, one of them
 * does. What survives changes nothing that anybody could notice: each survivor says why.
 */

const SURVIVORS: Record<string, Record<string, string>> = {
  language: {
    'language.ready entry: markDocument first': 'the two do not know of each other',
  },
}

/** Mistakes within an implementation or at the start, where no mutant is made */
const NEW_KEY = {
  name: 'prepareAttempt makes a new key for the same words',
  machine: inquiryMachine.provide({
    actions: {
      prepareAttempt: assign({
        attempt: ({ context, event }) => {
          assertEvent(event, 'inquiry.submit')
          return { key: context.createKey(), values: event.values }
        },
      }),
    },
  }),
}

const FORGETFUL = {
  name: 'what was sent before a reload is forgotten',
  machine: createMachine(
    {
      ...Object(inquiryMachine.config),
      context: ({ input }: { input: object }) => ({ ...input, attempt: null, failure: null }),
    },
    Object(inquiryMachine.implementations),
  ),
}

const HASTY = {
  name: 'request makes the language the current one',
  machine: languageMachine.provide({
    actions: {
      request: assign(({ event }) => {
        assertEvent(event, 'language.choose')
        return { current: event.language, requested: event.language }
      }),
    },
  }),
}

interface Outcome {
  name: string
  /** The model's invariants that it broke */
  broken: string[]
}

const WITHIN: Record<string, Mutant<AnyStateMachine>[]> = {
  inquiry: [NEW_KEY, FORGETFUL],
  language: [HASTY],
}

async function tryMutants(model: (typeof MODELS)[number]) {
  const test = mutantTester(model)
  const stated = new Set(invariantsOf(model))
  const faults = await test(model.machine)
  if (faults.length > 0)
    throw new Error(`Mend the machine first, or its model (models.test.ts): ${faults.join('; ')}`)
  const tried: Outcome[] = []
  for (const { name, machine } of [
    ...mutantsOf(model.machine),
    ...(WITHIN[model.machine.id] ?? []),
  ]) {
    const broken = await test(machine)
    tried.push({ name, broken: broken.filter((invariant) => stated.has(invariant)) })
  }
  return tried
}

const survivorsOf = (tried: Outcome[]) =>
  tried.filter(({ broken }) => broken.length === 0).map(({ name }) => name)

const tested = MODELS.map((model) => ({
  name: model.machine.id,
  model,
  tryAll: () => tryMutants(model),
}))

describe.each(tested)('in the $name machine', ({ name, model, tryAll }) => {
  let tried: Outcome[]

  beforeAll(async () => {
    tried = await tryAll()
  }, 300_000)

  it('every small mistake that makes a difference is caught', () => {
    expect(survivorsOf(tried)).toEqual(Object.keys(SURVIVORS[name] ?? {}))
  })

  it('each invariant catches one', () => {
    const broken = new Set(tried.flatMap((outcome) => outcome.broken))
    expect(invariantsOf(model).filter((invariant) => !broken.has(invariant))).toEqual([])
  })
})
