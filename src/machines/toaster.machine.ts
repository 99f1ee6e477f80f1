import { assertEvent, assign, emit, not, or, setup, stateIn } from 'xstate'
import type { PlainKey, Translate } from '../i18n/t.ts'
import { TOAST_EXIT_MS, TOAST_SWIPE_THRESHOLD_PX } from '../tuning.ts'

/** A text that is looked up when it is shown, so that a toast follows a switch of the language. */
export type ToastText = PlainKey | ((translate: Translate) => string)

export interface ToastAction {
  label: ToastText
  run: () => void
}

/** A notification (specification, Toasts). */
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
  /** A new toast, in the place of the one that is there */
  | { type: 'toast.show'; toast: Toast }
  /** From the toast's own button or code; one for a toast that has gone is ignored. */
  | { type: 'toast.close'; id: string }
  /** Escape was pressed, and no open menu took it. */
  | { type: 'key.escape' }
  /** The hotkey was pressed: the way into the toast area. */
  | { type: 'key.hotkey' }
  /** The pointer came into the toast area. */
  | { type: 'pointer.enter' }
  /** The pointer left the toast area. */
  | { type: 'pointer.leave' }
  /** The keyboard focus came into the toast area. */
  | { type: 'focus.enter' }
  /** The keyboard focus left the toast area. */
  | { type: 'focus.leave' }
  /** The visitor works in another window. */
  | { type: 'window.blur' }
  /** The visitor is back in this window. */
  | { type: 'window.focus' }
  /** The tab is not to be seen. */
  | { type: 'page.hide' }
  /** The tab is to be seen again. */
  | { type: 'page.show' }
  /** The pointer drags the toast. */
  | { type: 'swipe.start' }
  /** How far the pointer is from where it went down, in pixels to the right */
  | { type: 'swipe.move'; dx: number }
  /** The pointer let go. */
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

function toastIn(event: ToasterEvent): Toast {
  assertEvent(event, 'toast.show')
  return event.toast
}

/**
 * Notifications, one at a time (specification, Toasts): a new one replaces the old
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
    /** What is left of the toast's duration, pauses not counted */
    remaining: ({ context }) => context.remaining,
    /** As long as its leaving is to be seen */
    exit: TOAST_EXIT_MS,
  },
  guards: {
    /** Pointer or focus is inside, the window is blurred or the page hidden. */
    isHeld: or([
      stateIn({ window: 'blurred' }),
      stateIn({ page: 'hidden' }),
      stateIn({ toast: { present: { pointer: 'inside' } } }),
      stateIn({ toast: { present: { focus: 'inside' } } }),
    ]),
    /** The toast is leaving. */
    isClosing: stateIn({ toast: { present: { life: 'closing' } } }),
    /** The toast to close is the one that is there. */
    isCurrent: ({ context, event }) => {
      assertEvent(event, 'toast.close')
      return event.id === context.toast?.id
    },
    /** It was dragged more than 50 px to the right. */
    isSwipedAway: ({ context }) => context.dx > TOAST_SWIPE_THRESHOLD_PX,
  },
  actions: {
    /** Takes the new toast, with its full duration. */
    accept: assign({
      toast: ({ event }) => toastIn(event),
      remaining: ({ event }) => toastIn(event).duration,
      dx: 0,
    }),
    /** Notes since when the time runs. */
    startClock: assign({ runningSince: ({ context }) => context.now() }),
    /** Keeps the time that is left. */
    stopClock: assign({
      remaining: ({ context }) =>
        Math.max(0, context.remaining - (context.now() - context.runningSince)),
    }),
    /** Moves the toast with the pointer, never to the left. */
    drag: assign({
      dx: ({ event }) => {
        assertEvent(event, 'swipe.move')
        return Math.max(0, event.dx)
      },
    }),
    /** Puts the toast back where it was. */
    settle: assign({ dx: 0 }),
    /** Lets go of the toast that has gone. */
    clear: assign({ toast: null }),
    /** Asks the view to move the focus into the toast area. */
    requestFocus: emit({ type: 'focus.requested' }),
    /** Asks the view to move the focus back to where it came from. */
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
    // Whether the visitor works in this window.
    window: {
      initial: 'focused',
      states: {
        focused: { on: { 'window.blur': 'blurred' } },
        blurred: { on: { 'window.focus': 'focused' } },
      },
    },
    // Whether the page is to be seen at all.
    page: {
      initial: 'visible',
      states: {
        visible: { on: { 'page.hide': 'hidden' } },
        hidden: { on: { 'page.show': 'visible' } },
      },
    },
    // The place for one toast.
    toast: {
      initial: 'absent',
      states: {
        absent: {
          id: 'absent',
          on: { 'toast.show': { target: 'present', actions: 'accept' } },
        },
        // A toast is to be seen, if only for its leaving.
        present: {
          type: 'parallel',
          exit: 'clear',
          states: {
            // Whether the pointer is in the toast area.
            pointer: {
              initial: 'outside',
              states: {
                outside: { on: { 'pointer.enter': 'inside' } },
                inside: { on: { 'pointer.leave': 'outside' } },
              },
            },
            // Whether the keyboard focus is in the toast area.
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
            // From its coming to its leaving.
            life: {
              initial: 'open',
              states: {
                // It can be read, acted upon and closed.
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
                    // It leaves by itself when its time is over.
                    timed: {
                      initial: 'paused',
                      on: { 'swipe.start': 'swiping' },
                      states: {
                        // Something holds it: its time stands still.
                        paused: {
                          tags: 'paused',
                          always: { guard: not('isHeld'), target: 'running' },
                        },
                        // Nothing holds it: its time runs.
                        running: {
                          entry: 'startClock',
                          exit: 'stopClock',
                          always: { guard: 'isHeld', target: 'paused' },
                          after: { remaining: '#closing' },
                        },
                      },
                    },
                    // The pointer drags it: its time stands still.
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
                // It leaves, and takes no more focus.
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
