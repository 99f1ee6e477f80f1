import { expect, it } from 'vitest'
import { eventName, statesInWords } from '../../../src/dev/definition.ts'
import { inquiryMachine } from '../../../src/machines/inquiry.machine.ts'
import { menuMachine } from '../../../src/machines/menu.machine.ts'
import { toasterMachine } from '../../../src/machines/toaster.machine.ts'

it('names states after their region, in the order of the machine', () => {
  const active = ['closing', 'toaster.page.hidden', 'toaster.window.focused']
  expect(statesInWords(toasterMachine, active)).toBe('window.focused · page.hidden · life.closing')
  expect(statesInWords(menuMachine, ['menu.open'])).toBe('open')
})

it('gives events display names', () => {
  expect(eventName(toasterMachine, 'xstate.after.exit.closing')).toBe('after exit')
  expect(eventName(inquiryMachine, 'xstate.error.actor.post')).toBe('post fails')
  expect(eventName(toasterMachine, 'toast.show')).toBe('toast.show')
})
