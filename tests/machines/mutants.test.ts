import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { explore, type Model } from '../support/model.ts'
import { build, changed, mutantsOf } from '../support/model-mutants.ts'
import { inquiryModel } from './inquiry.model.ts'
import { languageModel } from './language.model.ts'
import { menuModel } from './menu.model.ts'
import { toasterModel } from './toaster.model.ts'

/**
 * The invariants can fail: for every small mistake that one could make in a machine, one of them
 * does. A mistake that changes nothing would survive here: then the machine says something that it
 * need not say.
 */

/** How a mistake shows: an invariant that is broken, or an error; `null` when it does not. */
async function whatCatches<Machine extends AnyStateMachine, World>(
  model: Model<Machine, World>,
  mutant: Machine,
): Promise<string | null> {
  try {
    const { broken } = await explore(model, mutant)
    return broken.keys().next().value ?? null
  } catch (error) {
    return String(error)
  }
}

async function survivorsOf<Machine extends AnyStateMachine, World>(model: Model<Machine, World>) {
  const survivors: string[] = []
  const mutants = mutantsOf(model.machine)
  for (const { name, machine } of mutants) {
    if ((await whatCatches(model, machine)) === null) survivors.push(name)
  }
  process.stdout.write(
    `${model.machine.id}: ${mutants.length - survivors.length} of ${mutants.length} mistakes caught\n`,
  )
  return survivors
}

describe('every small mistake in a machine is caught', () => {
  it('in the toaster', async () => {
    expect(await survivorsOf(toasterModel)).toEqual([])
  }, 180_000)

  it('in the mobile menu', async () => {
    expect(await survivorsOf(menuModel)).toEqual([])
  })

  it('in the language', async () => {
    expect(await survivorsOf(languageModel)).toEqual([])
  })

  it('in the inquiry', async () => {
    expect(await survivorsOf(inquiryModel)).toEqual([])
  }, 60_000)
})

describe('and it is caught by the invariant that says so', () => {
  const { machine } = toasterModel
  const open = ['states', 'toast', 'states', 'present', 'states', 'life', 'states', 'open']

  it.each([
    [
      'a region to pause that was forgotten',
      changed(machine.config, ['states', 'page'], undefined),
      'while pointer or focus is inside, the window blurred, the page hidden or a swipe under way, no timer runs',
    ],
    [
      'a replacement that keeps the timer of the old toast',
      changed(machine.config, [...open, 'on', 'toast.show'], { actions: 'accept' }),
      'an open toast that nothing holds leaves when its full time is over, pauses not counted',
    ],
    [
      'a close button that closes whatever is there',
      changed(machine.config, [...open, 'on', 'toast.close'], '#closing'),
      'it closes by its time, Escape, its own close button or a swipe of more than 50 px, and by nothing else',
    ],
  ])('%s', async (_mistake, config, invariant) => {
    const { broken } = await explore(toasterModel, build(machine, config))
    expect([...broken.keys()]).toContain(invariant)
  })
})
