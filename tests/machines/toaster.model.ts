import type { SnapshotFrom } from 'xstate'
import { TOAST_EXIT_MS } from '../../src/constants.ts'
import { type Toast, toasterMachine } from '../../src/machines/toaster.machine.ts'
import type { Model, Step } from '../support/model.ts'
import type { TestClock } from '../support/test-clock.ts'

type Snapshot = SnapshotFrom<typeof toasterMachine>
type ToasterStep = Step<typeof toasterMachine, Onlooker>

/** Somebody who sees the person, the page and the toasts, but not into the machine. */
interface Onlooker {
  clock: TestClock
  /** The toast shown last */
  newest: string | null
  /** Milliseconds that it should still stay, or that its leaving still takes */
  left: number
  /** Reasons for which its time should stand still */
  holds: Set<'window' | 'page' | 'pointer' | 'focus'>
  /** How far it is dragged to the right, while it is dragged */
  drag: number | null
  /** Whether the event that came last should close the toast */
  shouldClose: boolean
  /** … and take the focus back to where it came from */
  shouldReturnFocus: boolean
}

const toast = (id: string, duration: number): Toast => ({
  id,
  kind: 'success',
  title: 'contactPage.success.title',
  duration,
  dismiss: () => {},
})

const isThere = ({ context }: Snapshot) => context.toast !== null
const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open')
const shouldWait = ({ holds, drag }: Onlooker) => holds.size > 0 || drag !== null
const runsFor = ({ running }: TestClock, ms: number) => running.length === 1 && running[0] === ms
const emits = ({ emitted }: ToasterStep, type: string) =>
  emitted.some((event) => event.type === type)

const PEOPLE = {
  'window.blur': (holds) => holds.add('window'),
  'window.focus': (holds) => holds.delete('window'),
  'page.hide': (holds) => holds.add('page'),
  'page.show': (holds) => holds.delete('page'),
  'pointer.enter': (holds, before) => isThere(before) && holds.add('pointer'),
  'pointer.leave': (holds) => holds.delete('pointer'),
  'focus.enter': (holds, before) => isOpen(before) && holds.add('focus'),
  'focus.leave': (holds) => holds.delete('focus'),
} satisfies Record<string, (holds: Onlooker['holds'], before: Snapshot) => unknown>

const isPeople = (type: string): type is keyof typeof PEOPLE => Object.hasOwn(PEOPLE, type)

function shouldClose({ before, event, world }: ToasterStep): boolean {
  if (!isOpen(before)) return false
  switch (event.type) {
    case 'key.escape':
      return true
    case 'toast.close':
      return event.id === world.newest
    case 'swipe.end':
      return world.drag !== null && world.drag > 50
    default:
      return !shouldWait(world) && world.left <= 0
  }
}

function observe(step: ToasterStep): void {
  const { before, event, after, elapsed, world } = step
  if (!isOpen(before) || !shouldWait(world)) world.left -= elapsed
  world.shouldClose = shouldClose(step)
  world.shouldReturnFocus = world.shouldClose && world.holds.has('focus')

  if (isPeople(event.type)) PEOPLE[event.type](world.holds, before)
  if (event.type === 'toast.show') {
    world.newest = event.toast.id
    world.left = event.toast.duration
    world.drag = null
  }
  if (event.type === 'swipe.start' && isOpen(before)) world.drag ??= 0
  if (event.type === 'swipe.move' && world.drag !== null) world.drag = Math.max(0, event.dx)
  if (event.type === 'swipe.end' || event.type === 'swipe.cancel') world.drag = null

  if (isOpen(before) && !isOpen(after)) world.left = TOAST_EXIT_MS
  if (!isOpen(after)) {
    world.drag = null
    world.holds.delete('focus')
  }
  if (!isThere(after)) {
    world.newest = null
    world.holds.delete('pointer')
  }
}

export const toasterModel: Model<typeof toasterMachine, Onlooker> = {
  machine: toasterMachine,
  createWorld: (clock) => ({
    clock,
    newest: null,
    left: 0,
    holds: new Set(),
    drag: null,
    shouldClose: false,
    shouldReturnFocus: false,
  }),
  input: ({ clock }) => ({ now: () => clock.now() }),
  bucket: ({ context }) => [context.toast?.id, context.dx],
  payloads: {
    'toast.show': [toast('first', 5000), toast('second', 3000)].map((toast) => ({
      type: 'toast.show',
      toast,
    })),
    'toast.close': ['first', 'second'].map((id) => ({ type: 'toast.close', id })),
    'swipe.move': [-30, 50, 51].map((dx) => ({ type: 'swipe.move', dx })),
  },
  observe,
  invariants: {
    'one toast at most is there, and it is the newest': ({ after, world }) =>
      (after.context.toast?.id ?? null) === world.newest,

    'a new toast is open at once': ({ event, after }) =>
      event.type !== 'toast.show' || isOpen(after),

    'an open toast that nothing holds leaves when its full time is over, pauses not counted': ({
      after,
      clock,
      world,
    }) => !isOpen(after) || shouldWait(world) || runsFor(clock, world.left),

    'while pointer or focus is inside, the window blurred, the page hidden or a swipe under way, no timer runs':
      ({ after, clock, world }) =>
        !isOpen(after) || !shouldWait(world) || clock.running.length === 0,

    'the view is told that time stands still exactly when it does': ({ after, world }) =>
      !isOpen(after) || after.hasTag('paused') === shouldWait(world),

    'it closes by its time, Escape, its own close button or a swipe of more than 50 px, and by nothing else':
      ({ before, after, world }) => (isOpen(before) && !isOpen(after)) === world.shouldClose,

    'a toast that closes is gone as soon as its exit is over, unless a new one comes': ({
      after,
      clock,
      world,
    }) => (isThere(after) ? isOpen(after) || runsFor(clock, world.left) : world.left <= 0),

    'with no toast there, no timer runs': ({ after, clock }) =>
      isThere(after) || clock.running.length === 0,

    'a toast follows the pointer to the right, never to the left, and goes back when let go': ({
      after,
      world,
    }) => !isOpen(after) || after.context.dx === (world.drag ?? 0),

    'focus goes back where it came from exactly when a toast closes around it': (step) =>
      emits(step, 'focus.returned') === step.world.shouldReturnFocus,

    'the hotkey asks for the focus exactly when a toast is open': (step) =>
      emits(step, 'focus.requested') === (step.event.type === 'key.hotkey' && isOpen(step.before)),
  },
}
