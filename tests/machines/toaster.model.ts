import type { SnapshotFrom } from 'xstate'
import { toaster } from '../../src/dev/machine-events.ts'
import type { TestClock } from '../../src/dev/test-clock.ts'
import { type ToasterEvent, toasterMachine } from '../../src/machines/toaster.machine.ts'
import { TOAST_EXIT_MS, TOAST_SWIPE_THRESHOLD_PX } from '../../src/tuning.ts'
import type { Model, Step } from './explore.ts'

type Snapshot = SnapshotFrom<typeof toasterMachine>
type ToasterStep = Step<typeof toasterMachine, World>

/** What should be true, by events and time alone */
interface World {
  clock: TestClock
  /** The toast that should be there */
  newest: string | null
  isLeaving: boolean
  /** Milliseconds that it should still stay, or that its leaving still takes */
  left: number
  /** Reasons for which its time should stand still */
  holds: Set<'window' | 'page' | 'pointer' | 'focus'>
  /** How far it is dragged to the right, while it is dragged */
  drag: number | null
  /** Whether the focus should have gone back in the step that came last */
  shouldReturnFocus: boolean
}

const isThere = ({ context }: Snapshot) => context.toast !== null
const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open')
const shouldBeOpen = ({ newest, isLeaving }: World) => newest !== null && !isLeaving
const shouldWait = ({ holds, drag }: World) => holds.size > 0 || drag !== null
const runsFor = ({ running }: TestClock, ms: number) => running.length === 1 && running[0] === ms
const emits = ({ emitted }: ToasterStep, type: string) =>
  emitted.some((event) => event.type === type)

/** The time that has passed before the event: it is the toast's own unless something holds it. */
function observeTime(world: World, elapsed: number): void {
  if (world.newest === null || (shouldBeOpen(world) && shouldWait(world))) return
  world.left -= elapsed
  if (world.left > 0) return
  if (world.isLeaving) forget(world)
  else leave(world)
}

function observeEvent(world: World, event: ToasterEvent): void {
  const isOpen = shouldBeOpen(world)
  switch (event.type) {
    case 'toast.show':
      world.newest = event.toast.id
      world.isLeaving = false
      world.left = event.toast.duration
      world.drag = null
      break
    case 'toast.close':
      if (isOpen && event.id === world.newest) leave(world)
      break
    case 'key.escape':
      if (isOpen) leave(world)
      break
    case 'swipe.start':
      if (isOpen) world.drag ??= 0
      break
    case 'swipe.move':
      if (world.drag !== null) world.drag = Math.max(0, event.dx)
      break
    case 'swipe.end':
      if (world.drag !== null && world.drag > TOAST_SWIPE_THRESHOLD_PX) leave(world)
      world.drag = null
      break
    case 'swipe.cancel':
      world.drag = null
      break
    case 'pointer.enter':
      if (world.newest !== null) world.holds.add('pointer')
      break
    case 'pointer.leave':
      world.holds.delete('pointer')
      break
    case 'focus.enter':
      if (isOpen) world.holds.add('focus')
      break
    case 'focus.leave':
      world.holds.delete('focus')
      break
    case 'window.blur':
      world.holds.add('window')
      break
    case 'window.focus':
      world.holds.delete('window')
      break
    case 'page.hide':
      world.holds.add('page')
      break
    case 'page.show':
      world.holds.delete('page')
      break
  }
}

function leave(world: World): void {
  world.isLeaving = true
  world.left = TOAST_EXIT_MS
  world.drag = null
  world.shouldReturnFocus = world.holds.delete('focus')
}

function forget(world: World): void {
  world.newest = null
  world.isLeaving = false
  world.holds.delete('pointer')
}

export const model: Model<typeof toasterMachine, World> = {
  machine: toasterMachine,
  createWorld: (clock) => ({
    clock,
    newest: null,
    isLeaving: false,
    left: 0,
    holds: new Set(),
    drag: null,
    shouldReturnFocus: false,
  }),
  input: ({ clock }) => toaster.input(clock),
  bucket: ({ context: { toast, dx } }) => toast && [toast.id, dx],
  payloads: toaster.events,
  observe: ({ event, elapsed, world }) => {
    world.shouldReturnFocus = false
    observeTime(world, elapsed)
    observeEvent(world, event)
  },
  atStart: {
    'the page comes without a toast': ({ after, clock }) =>
      !isThere(after) && clock.running.length === 0,
  },
  invariants: {
    'one toast at most is there, and it is the newest': ({ after, world }) =>
      (after.context.toast?.id ?? null) === world.newest,

    'it opens at once; its time, Escape, its own close button or a swipe that is far enough close it, and nothing else does':
      ({ after, world }) => isOpen(after) === shouldBeOpen(world),

    'an open toast that nothing holds leaves when its full time is over, pauses not counted': ({
      after,
      clock,
      world,
    }) => !isOpen(after) || shouldWait(world) || runsFor(clock, world.left),

    'while pointer or focus is inside, the window blurred, the page hidden or a swipe under way, no timer runs':
      ({ after, clock, world }) =>
        !isOpen(after) || !shouldWait(world) || clock.running.length === 0,

    'the state is tagged as paused exactly when the timer is': ({ after, world }) =>
      !isOpen(after) || after.hasTag('paused') === shouldWait(world),

    'a toast that closes is gone as soon as its exit is over, unless a new one comes': ({
      after,
      clock,
      world,
    }) => !isThere(after) || isOpen(after) || runsFor(clock, world.left),

    'with no toast there, no timer runs': ({ after, clock }) =>
      isThere(after) || clock.running.length === 0,

    'a toast follows the pointer to the right, never to the left, and goes back when let go': ({
      after,
      world,
    }) => !isOpen(after) || after.context.dx === (world.drag ?? 0),

    'focus goes back where it came from exactly when a toast closes around it': (step) =>
      emits(step, 'focus.returned') === step.world.shouldReturnFocus,

    'the hotkey asks for the focus exactly when a toast is open': (step) =>
      emits(step, 'focus.requested') ===
      (step.event.type === 'key.hotkey' && shouldBeOpen(step.world)),
  },
}
