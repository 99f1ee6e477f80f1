import { assertEvent, assign, emit, not, or, setup, stateIn } from 'xstate'
import type { PlainKey, Translate } from '../i18n/t.ts'
import { TOAST_EXIT_MS, TOAST_SWIPE_THRESHOLD_PX } from '../tuning.ts'

/** A text that is translated when it is rendered, so that a toast follows a language switch. */
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
  /** Milliseconds that it is shown, without pauses */
  duration: number
  /** Closes this toast, if it is still shown. */
  dismiss: () => void
}

export type ToasterEvent =
  /** A new toast, which replaces the current one */
  | { type: 'toast.show'; toast: Toast }
  /** By its button or by code; ignored when the toast has closed. */
  | { type: 'toast.close'; id: string }
  /** Escape was pressed, and no open menu handled it. */
  | { type: 'key.escape' }
  /** The hotkey that focuses the toast area was pressed. */
  | { type: 'key.hotkey' }
  /** The pointer entered the toast area. */
  | { type: 'pointer.enter' }
  /** The pointer left the toast area. */
  | { type: 'pointer.leave' }
  /** The focus entered the toast area. */
  | { type: 'focus.enter' }
  /** The focus left the toast area. */
  | { type: 'focus.leave' }
  /** The window lost focus. */
  | { type: 'window.blur' }
  /** The window got focus. */
  | { type: 'window.focus' }
  /** The tab is hidden. */
  | { type: 'page.hide' }
  /** The tab is visible again. */
  | { type: 'page.show' }
  /** A swipe has begun. */
  | { type: 'swipe.start' }
  /** The pointer moved; `dx`: pixels to the right of where the swipe began */
  | { type: 'swipe.move'; dx: number }
  /** The pointer was released. */
  | { type: 'swipe.end' }
  /** The browser cancelled the pointer. */
  | { type: 'swipe.cancel' }

export type ToasterEmitted =
  /** The view must move the focus into the toast area. */
  | { type: 'focus.requested' }
  /** The view must restore the focus that was taken by the toast area. */
  | { type: 'focus.returned' }

export interface ToasterInput {
  /** A monotonic clock in milliseconds */
  now: () => number
}

interface ToasterContext extends ToasterInput {
  toast: Toast | null
  /** Remaining milliseconds as of the last pause */
  remaining: number
  runningSince: number
  /** Offset of a swipe to the right, in pixels */
  dx: number
}

function toastIn(event: ToasterEvent): Toast {
  assertEvent(event, 'toast.show')
  return event.toast
}

/**
 * Toasts, one at a time (specification, Toasts): a new one replaces the old one and has its full
 * duration. Four independent conditions pause its timer: pointer inside, focus inside, window
 * blurred, page hidden.
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
    /** The remaining duration of the toast, without pauses */
    remaining: ({ context }) => context.remaining,
    /** The duration of the exit animation */
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
    /** The exit animation is playing. */
    isClosing: stateIn({ toast: { present: { life: 'closing' } } }),
    /** The toast to close is the current one. */
    isCurrent: ({ context, event }) => {
      assertEvent(event, 'toast.close')
      return event.id === context.toast?.id
    },
    /** It was swiped far enough to the right. */
    isSwipedAway: ({ context }) => context.dx > TOAST_SWIPE_THRESHOLD_PX,
  },
  actions: {
    /** Stores the new toast, with its full duration. */
    accept: assign({
      toast: ({ event }) => toastIn(event),
      remaining: ({ event }) => toastIn(event).duration,
      dx: 0,
    }),
    /** Stores when the timer started. */
    startClock: assign({ runningSince: ({ context }) => context.now() }),
    /** Stores the remaining time. */
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
    /** Resets the offset. */
    settle: assign({ dx: 0 }),
    /** Removes the toast. */
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
    // Whether the window has focus.
    window: {
      initial: 'focused',
      states: {
        focused: { on: { 'window.blur': 'blurred' } },
        blurred: { on: { 'window.focus': 'focused' } },
      },
    },
    // Whether the page is visible.
    page: {
      initial: 'visible',
      states: {
        visible: { on: { 'page.hide': 'hidden' } },
        hidden: { on: { 'page.show': 'visible' } },
      },
    },
    // The current toast, if any.
    toast: {
      initial: 'absent',
      states: {
        absent: {
          id: 'absent',
          on: { 'toast.show': { target: 'present', actions: 'accept' } },
        },
        // A toast is visible, or its exit animation is playing.
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
            // Whether the focus is in the toast area.
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
            // The lifecycle of the toast.
            life: {
              initial: 'open',
              states: {
                // It can be read, acted on and closed.
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
                    // It closes when its timer ends.
                    timed: {
                      initial: 'paused',
                      on: { 'swipe.start': 'swiping' },
                      states: {
                        // The timer is paused.
                        paused: {
                          tags: 'paused',
                          always: { guard: not('isHeld'), target: 'running' },
                        },
                        // The timer is running.
                        running: {
                          entry: 'startClock',
                          exit: 'stopClock',
                          always: { guard: 'isHeld', target: 'paused' },
                          after: { remaining: '#closing' },
                        },
                      },
                    },
                    // It is being swiped: the timer is paused.
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
                // The exit animation is playing; it takes no focus.
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
