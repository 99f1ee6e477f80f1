import { describe, expect, it } from 'vitest'
import { validateInquiry } from '../../../src/contact/inquiry.ts'
import { INQUIRY_TYPES } from '../../../src/contact/inquiry-type.ts'
import { eventOffers } from '../../../src/dev/simulator/offers.ts'
import { Simulation } from '../../../src/dev/simulator/simulation.ts'
import { inquiryMachine } from '../../../src/machines/inquiry.machine.ts'
import { languageMachine } from '../../../src/machines/language.machine.ts'
import { menuMachine } from '../../../src/machines/menu.machine.ts'
import { toasterMachine } from '../../../src/machines/toaster.machine.ts'

describe.each([toasterMachine, menuMachine, languageMachine, inquiryMachine])(
  'the examples of $id',
  (machine) => {
    it('cover every event of the machine', () => {
      const offered = eventOffers(new Simulation(machine).snapshot).map(({ event }) => event.type)
      const own = machine.events.filter((type) => !type.startsWith('xstate.'))
      expect([...new Set(offered)].sort()).toEqual([...own].sort())
    })
  },
)

it('contain valid inquiries of every type', () => {
  const offers = eventOffers(new Simulation(inquiryMachine).snapshot)
  const values = offers.flatMap(({ event }) => event.values ?? [])
  expect(values.map(({ type }) => type)).toEqual(INQUIRY_TYPES)
  expect(values.map((each) => validateInquiry(each).ok)).toEqual(INQUIRY_TYPES.map(() => true))
})
