import { expect, it } from 'vitest'
import { coverageOf, transitionId } from '../../../src/dev/definition.ts'
import { type ActorReport, LIVE_VIEW_MARK } from '../../../src/dev/live-view-api.ts'
import { payloadsOf } from '../../../src/dev/machine-events.ts'
import { redacted } from '../../../src/dev/redact.ts'
import { simulatorLink } from '../../../src/dev/simulator/link.ts'
import { scriptFromLog, simulate } from '../../../src/dev/simulator/simulation.ts'
import {
  actorToShow,
  elapsed,
  INITIAL_STATE,
  type Live,
  liveReducer,
} from '../../../src/dev/view/live.ts'
import { inquiryMachine } from '../../../src/machines/inquiry.machine.ts'
import { mobileMenuMachine } from '../../../src/machines/mobile-menu.machine.ts'
import { toasterMachine } from '../../../src/machines/toaster.machine.ts'

const { log } = simulate({
  machine: mobileMenuMachine,
  steps: [100, { type: 'menu.toggle' }, 100, { type: 'menu.choose' }],
})

/** What a page reports of an actor of the menu. */
const reports = (page: string, actor: string, entries = log): ActorReport[] =>
  entries.map((entry) => ({
    mark: LIVE_VIEW_MARK,
    page,
    actor,
    machine: 'mobile-menu',
    entry,
    sendable: [],
  }))

const watching = (all: ActorReport[], first = INITIAL_STATE): Live =>
  all.reduce((live, report) => liveReducer(live, { type: 'reported', report }), first)

it('distinguishes actors of one machine, and adds up the transitions that they take', () => {
  const live = watching([...reports('first', 'x:0', log.slice(0, 2)), ...reports('first', 'x:1')])
  expect(live.actors.map(({ id, last }) => [id, last?.to])).toEqual([
    ['x:0', ['mobile-menu.open']],
    ['x:1', ['mobile-menu.closed']],
  ])
  expect([...live.visited]).toEqual(log.flatMap(({ transitions }) => transitions))
})

it('counts what the simulator takes, too', () => {
  const [open, ...others] = log.flatMap(({ transitions }) => transitions)
  const simulated = { type: 'visited', transitions: others } as const
  const live = liveReducer(watching(reports('first', 'x:0', log.slice(0, 2))), simulated)
  const { untaken } = coverageOf(mobileMenuMachine, live.visited)
  expect(untaken.length).toBeGreaterThan(0)
  expect(untaken.map(transitionId)).not.toContain(open)
  expect(untaken.map(transitionId)).not.toContain(others[0])
})

it('measures the time between the events of a page', () => {
  const live = watching([...reports('first', 'x:0'), ...reports('second', 'x:0')])
  const times = live.rows.map((row, index) => elapsed(row, live.rows[index - 1]))
  expect(times).toEqual([null, 100, 100, null, 100, 100])
})

it('keeps the log and the chosen machine when the site loads another page', () => {
  const first = watching([...reports('first', 'x:0'), ...reports('first', 'x:1')])
  expect(actorToShow(first, null)?.key).toBe('first x:0')
  const choice = { key: 'first x:1', machine: mobileMenuMachine }
  expect(actorToShow(first, choice)?.key).toBe('first x:1')

  const second = watching(reports('second', 'x:2'), first)
  expect(second.actors.map(({ key }) => key)).toEqual(['second x:2'])
  expect(actorToShow(second, choice)?.key).toBe('second x:2')
  expect(second.rows.slice(0, first.rows.length)).toEqual(first.rows)
})

it('converts a log to a script without what was ignored, robust against late timers', () => {
  const toast = { id: 'one', kind: 'success', title: 'agencyName', duration: 5000 }
  const remaining = 'xstate.after.remaining.toaster.toast.present.life.open.timed.running'
  const [start] = simulate({ machine: toasterMachine, steps: [] }).log
  if (!start) throw new Error('It does not start.')
  const entry = (at: number, event: object) => ({
    ...start,
    at,
    event: redacted(event) as { type: string },
    transitions: ['some'],
  })
  const script = scriptFromLog(toasterMachine, [
    { ...start, at: 1000 },
    { ...entry(1100, { type: 'page.show' }), transitions: [] },
    entry(1200.4, { type: 'toast.show', toast: { ...toast, dismiss() {} } }),
    // The browser was busy: the timer should have fired already.
    entry(6201, { type: 'pointer.enter' }),
    entry(6300, { type: 'pointer.leave' }),
    entry(6309, { type: remaining }),
  ])
  expect(script.input).toBeUndefined()
  expect(script.steps).toEqual([
    200,
    { type: 'toast.show', toast },
    4999,
    { type: 'pointer.enter' },
    99,
    { type: 'pointer.leave' },
    { type: remaining },
  ])
  const { problem, snapshot } = simulate(script)
  expect(problem).toBeNull()
  expect(snapshot.matches({ toast: { present: { life: 'closing' } } })).toBe(true)
})

it('names what was sent by its button, and what the site answered, in a short link', () => {
  const { log } = simulate({
    machine: inquiryMachine,
    steps: [
      { type: 'inquiry.submit', ...payloadsOf('inquiry', 'inquiry.submit').brand },
      { type: 'xstate.error.actor.post', actorId: 'post', error: new TypeError('Failed to fetch') },
    ],
  })
  const link = simulatorLink(scriptFromLog(inquiryMachine, log))
  expect(link).toBe('?machine=inquiry&events=inquiry.submit:brand,post+fails')
})
