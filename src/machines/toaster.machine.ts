import { assertEvent, assign, emit, not, or, setup, stateIn } from 'xstate'
import { TOAST_EXIT_MS, TOAST_SWIPE_THRESHOLD_PX } from '../constants.ts'
import type { PlainKey, Translate } from '../i18n/t.ts'

/** A text that is looked up when it is shown, so that a toast follows a switch of the language. */
export type ToastText = PlainKey | ((translate: Translate) => string)

export interface ToastAction {
  label: ToastText
  run: () => void
}

/** A notification (specification §3). */
export interface Toast {
  id: string
  kind: 'success' | 'error'
  title: ToastText
  description?: ToastText
  action?: ToastAction
  /** Milliseconds that it stays, pauses not counted */
  duration: number
  /** Closes this toast; does nothing when it has gone already. */
  dismiss: () => void
}

export type ToasterEvent =
  | { type: 'toast.show'; toast: Toast }
  | { type: 'toast.close'; id: string }
  | { type: 'key.escape' }
  | { type: 'key.hotkey' }
  | { type: 'pointer.enter' }
  | { type: 'pointer.leave' }
  | { type: 'focus.enter' }
  | { type: 'focus.leave' }
  | { type: 'window.blur' }
  | { type: 'window.focus' }
  | { type: 'page.hide' }
  | { type: 'page.show' }
  | { type: 'swipe.start' }
  /** How far the pointer is from where it went down, in pixels to the right */
  | { type: 'swipe.move'; dx: number }
  | { type: 'swipe.end' }
  /** The browser took the pointer away. */
  | { type: 'swipe.cancel' }

export type ToasterEmitted =
  /** The hotkey was pressed while a toast is there: focus belongs into the toast area. */
  | { type: 'focus.requested' }
  /** The toast goes while focus is inside: focus belongs back where it came from. */
  | { type: 'focus.returned' }

export interface ToasterInput {
  /** A clock in milliseconds that never runs backwards */
  now: () => number
}

interface ToasterContext extends ToasterInput {
  toast: Toast | null
  /** Milliseconds the toast still has to live, as of the last pause */
  remaining: number
  runningSince: number
  /** How far a swipe has dragged the toast to the right, in pixels */
  dx: number
}

/**
 * Notifications, one at a time (specification §4 and §9, decisions 20): a new one replaces the old
 * and has its full duration. Four independent reasons stop its clock: pointer inside, focus inside,
 * window blurred, page hidden.
 */
export const toasterMachine = setup({
  types: {
    context: {} as ToasterContext,
    input: {} as ToasterInput,
    events: {} as ToasterEvent,
    emitted: {} as ToasterEmitted,
    tags: {} as 'open' | 'paused',
  },
  delays: {
    remaining: ({ context }) => context.remaining,
    exit: TOAST_EXIT_MS,
  },
  guards: {
    isHeld: or([
      stateIn({ window: 'blurred' }),
      stateIn({ page: 'hidden' }),
      stateIn({ toast: { present: { pointer: 'inside' } } }),
      stateIn({ toast: { present: { focus: 'inside' } } }),
    ]),
    isClosing: stateIn({ toast: { present: { life: 'closing' } } }),
    isCurrent: ({ context, event }) => {
      assertEvent(event, 'toast.close')
      return event.id === context.toast?.id
    },
    isSwipedAway: ({ context }) => context.dx > TOAST_SWIPE_THRESHOLD_PX,
  },
  actions: {
    accept: assign(({ event }) => {
      assertEvent(event, 'toast.show')
      return { toast: event.toast, remaining: event.toast.duration, dx: 0 }
    }),
    startClock: assign({ runningSince: ({ context }) => context.now() }),
    stopClock: assign({
      remaining: ({ context }) =>
        Math.max(0, context.remaining - (context.now() - context.runningSince)),
    }),
    drag: assign({
      dx: ({ event }) => {
        assertEvent(event, 'swipe.move')
        return Math.max(0, event.dx)
      },
    }),
    settle: assign({ dx: 0 }),
    clear: assign({ toast: null, dx: 0 }),
    requestFocus: emit({ type: 'focus.requested' }),
    returnFocus: emit({ type: 'focus.returned' }),
  },
}).createMachine({
  id: 'toaster',
  type: 'parallel',
  context: ({ input }) => ({
    now: input.now,
    toast: null,
    remaining: 0,
    runningSince: 0,
    dx: 0,
  }),
  states: {
    window: {
      initial: 'focused',
      states: {
        focused: { on: { 'window.blur': 'blurred' } },
        blurred: { on: { 'window.focus': 'focused' } },
      },
    },
    page: {
      initial: 'visible',
      states: {
        visible: { on: { 'page.hide': 'hidden' } },
        hidden: { on: { 'page.show': 'visible' } },
      },
    },
    toast: {
      initial: 'absent',
      states: {
        absent: {
          id: 'absent',
          on: { 'toast.show': { target: 'present', actions: 'accept' } },
        },
        present: {
          type: 'parallel',
          exit: 'clear',
          states: {
            pointer: {
              initial: 'outside',
              states: {
                outside: { on: { 'pointer.enter': 'inside' } },
                inside: { on: { 'pointer.leave': 'outside' } },
              },
            },
            focus: {
              initial: 'outside',
              states: {
                outside: { on: { 'focus.enter': { guard: not('isClosing'), target: 'inside' } } },
                inside: {
                  always: { guard: 'isClosing', target: 'outside', actions: 'returnFocus' },
                  on: { 'focus.leave': 'outside' },
                },
              },
            },
            life: {
              initial: 'open',
              states: {
                open: {
                  tags: 'open',
                  initial: 'timed',
                  on: {
                    'toast.show': { target: 'open', actions: 'accept' },
                    'toast.close': { guard: 'isCurrent', target: 'closing' },
                    'key.escape': 'closing',
                    'key.hotkey': { actions: 'requestFocus' },
                  },
                  states: {
                    timed: {
                      initial: 'paused',
                      on: { 'swipe.start': 'swiping' },
                      states: {
                        paused: {
                          tags: 'paused',
                          always: { guard: not('isHeld'), target: 'running' },
                        },
                        running: {
                          entry: 'startClock',
                          exit: 'stopClock',
                          always: { guard: 'isHeld', target: 'paused' },
                          after: { remaining: '#closing' },
                        },
                      },
                    },
                    swiping: {
                      tags: 'paused',
                      on: {
                        'swipe.move': { actions: 'drag' },
                        'swipe.end': [
                          { guard: 'isSwipedAway', target: '#closing' },
                          { target: 'timed', actions: 'settle' },
                        ],
                        'swipe.cancel': { target: 'timed', actions: 'settle' },
                      },
                    },
                  },
                },
                closing: {
                  id: 'closing',
                  on: { 'toast.show': { target: 'open', actions: 'accept' } },
                  after: { exit: '#absent' },
                },
              },
            },
          },
        },
      },
    },
  },
})
