import { expect, it } from 'vitest'
import { eventName, graphOf, statesInWords } from '../../../src/dev/machine/graph.ts'
import { inquiryMachine } from '../../../src/machines/inquiry.machine.ts'
import { menuMachine } from '../../../src/machines/menu.machine.ts'
import { toasterMachine } from '../../../src/machines/toaster.machine.ts'

const toaster = graphOf(toasterMachine)

it('is structured-cloneable', () => {
  expect(structuredClone(toaster)).toEqual(toaster)
})

it('names states after their region, in the order of the machine', () => {
  const active = ['closing', 'toaster.page.hidden', 'toaster.window.focused']
  expect(statesInWords(toaster, active)).toBe('window.focused · page.hidden · life.closing')
  expect(statesInWords(graphOf(menuMachine), ['menu.open'])).toBe('open')
})

it('gives events display names', () => {
  expect(eventName(toaster, 'xstate.after.exit.closing')).toBe('after exit')
  expect(eventName(graphOf(inquiryMachine), 'xstate.error.actor.post')).toBe('post fails')
  expect(eventName(toaster, 'toast.show')).toBe('toast.show')
})

it('lists entry and exit actions, without XState’s timer actions', () => {
  const running = statesIn(toaster.root).find(({ key }) => key === 'running')
  expect(running).toMatchObject({ entry: ['startClock'], exit: ['stopClock'], isInitial: false })
  const submitting = statesIn(graphOf(inquiryMachine).root).find(({ key }) => key === 'submitting')
  expect(submitting).toMatchObject({ invokes: ['post'], type: 'compound' })
})

type State = typeof toaster.root
const statesIn = (state: State): State[] => [state, ...state.children.flatMap(statesIn)]
