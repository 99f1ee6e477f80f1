import { expect, it } from 'vitest'
import type { ActorReport } from '../../../src/dev/inspector-messages.ts'
import { INSPECTOR_MARK } from '../../../src/dev/live-view-api.ts'
import { coverageOf } from '../../../src/dev/machine/coverage.ts'
import { graphOf } from '../../../src/dev/machine/graph.ts'
import { redacted } from '../../../src/dev/redact.ts'
import { scriptFromLog } from '../../../src/dev/simulator/script-from-log.ts'
import { simulate } from '../../../src/dev/simulator/simulation.ts'
import { actorToShow, INITIAL_STATE, type Live, liveReducer } from '../../../src/dev/view/live.ts'
import { menuMachine } from '../../../src/machines/menu.machine.ts'
import { toasterMachine } from '../../../src/machines/toaster.machine.ts'

const graph = graphOf(menuMachine)
const { log } = simulate(menuMachine, {
  machine: 'menu',
  steps: [100, { type: 'menu.toggle' }, 100, { type: 'menu.choose' }],
})

/** What a page reports of an actor of the menu. */
const reports = (page: string, actor: string, events = log): ActorReport[] => [
  { mark: INSPECTOR_MARK, page, actor, kind: 'start', graph },
  ...events.map(
    (entry): ActorReport => ({
      mark: INSPECTOR_MARK,
      page,
      actor,
      kind: 'entry',
      entry,
      offers: [],
    }),
  ),
]

const watching = (all: ActorReport[]): Live =>
  all.reduce((live, report) => liveReducer(live, { type: 'reported', report }), INITIAL_STATE)

it('tells actors of one machine apart, and merges their coverage', () => {
  const live = watching([...reports('first', 'x:0', log.slice(0, 2)), ...reports('first', 'x:1')])
  expect(live.actors.map(({ id, last }) => [id, last?.value])).toEqual([
    ['x:0', 'open'],
    ['x:1', 'closed'],
  ])
  const coverage = coverageOf(graph, live.visited.menu ?? new Set())
  expect([coverage.taken, coverage.all]).toEqual([2, 7])
  expect(coverage.untaken.map(({ trigger }) => trigger)).not.toContain('menu.choose')
})

it('measures the time between the events of a page', () => {
  const live = watching([...reports('first', 'x:0'), ...reports('second', 'x:0')])
  expect(live.rows.map(({ elapsed }) => elapsed)).toEqual([null, 100, 100, null, 100, 100])
})

it('stops the actors of a page on reload, and drops them on the next one', () => {
  const states = (live: Live) => live.actors.map(({ page, isAlive }) => [page, isAlive])
  const two = [...reports('first', 'x:0'), ...reports('second', 'x:0')]
  expect(states(watching(two))).toEqual([
    ['first', false],
    ['second', true],
  ])
  expect(states(watching([...two, ...reports('third', 'x:0')]))).toEqual([
    ['second', false],
    ['third', true],
  ])
})

it('keeps the selected machine across page loads', () => {
  const first = watching([...reports('first', 'x:0'), ...reports('first', 'x:1')])
  expect(actorToShow(first, null)?.key).toBe('first x:0')
  const choice = { key: 'first x:1', page: 'first' }
  expect(actorToShow(first, choice)?.key).toBe('first x:1')

  const [start, entry] = reports('second', 'x:2')
  if (!start || !entry) throw new Error('Nothing is reported.')
  const second = [start, entry].reduce(
    (live, report) => liveReducer(live, { type: 'reported', report }),
    first,
  )
  expect(actorToShow(second, choice)?.key).toBe('second x:2')
  expect(actorToShow(second, { key: 'first x:1', page: 'second' })?.isAlive).toBe(false)
})

it('counts simulated transitions', () => {
  const transitions = graph.transitions.map(({ id }) => id)
  const live = liveReducer(INITIAL_STATE, { type: 'visited', machine: 'menu', transitions })
  expect(coverageOf(graph, live.visited.menu ?? new Set()).untaken).toEqual([])
})

it('converts a log to a script that is robust against late timers', () => {
  const toast = { id: 'one', kind: 'success', title: 'agencyName', duration: 5000, dismiss() {} }
  const remaining = 'xstate.after.remaining.toaster.toast.present.life.open.timed.running'
  const [start] = simulate(toasterMachine, { machine: 'toaster', steps: [] }).log
  if (!start) throw new Error('It does not start.')
  const entry = (at: number, event: object) => ({
    ...start,
    at,
    event: redacted(event) as { type: string },
  })
  const script = scriptFromLog(toasterMachine, [
    { ...start, at: 1000 },
    entry(1200.4, { type: 'toast.show', toast }),
    // The browser was busy: the timer should have fired already.
    entry(6201, { type: 'pointer.enter' }),
    entry(6300, { type: 'pointer.leave' }),
    entry(6309, { type: remaining }),
  ])
  expect(script.input).toBeUndefined()
  expect(script.steps).toEqual([
    200,
    { type: 'toast.show', toast: { ...toast, dismiss: expect.any(Function) } },
    4999,
    { type: 'pointer.enter' },
    99,
    { type: 'pointer.leave' },
    { type: remaining },
  ])
  const { problem, snapshot } = simulate(toasterMachine, script)
  expect(problem).toBeNull()
  expect(snapshot.matches({ toast: { present: { life: 'closing' } } })).toBe(true)
})
