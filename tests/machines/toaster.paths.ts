import type { AnyEventObject, SnapshotFrom } from 'xstate'
import { toaster } from '../../src/dev/vocabulary.ts'
import {
  type Toast,
  type ToasterEvent,
  toasterMachine,
} from '../../src/machines/toaster.machine.ts'
import { TOAST_DURATION_MS } from '../../src/tuning.ts'
import { shortestPaths } from '../support/model.ts'
import type { Played } from './of-machines.ts'

/** The paths through the toaster's machine that a visitor to the contact page can bring about. */

export type State = SnapshotFrom<typeof toasterMachine>

/** Toasts that come while the visitor does nothing: the server answers an inquiry. */
export const ANSWERS = {
  retryable: { status: 503 },
  tooMany: { status: 429, headers: { 'Retry-After': '60' } },
}

const toast = (id: keyof typeof ANSWERS): Toast => ({
  id,
  kind: 'error',
  title: `contactPage.failure.${id}.title`,
  duration: TOAST_DURATION_MS,
  dismiss: () => {},
})

export const isOpen = (state: State) => state.hasTag('open')
const isSwiping = (state: State) =>
  state.matches({ toast: { present: { life: { open: 'swiping' } } } })
const hasPointer = (state: State) => state.matches({ toast: { present: { pointer: 'inside' } } })
export const hasFocus = (state: State) => state.matches({ toast: { present: { focus: 'inside' } } })
const isBlurred = (state: State) => state.matches({ window: 'blurred' })
const isHidden = (state: State) => state.matches({ page: 'hidden' })

/** What can happen to a toast on a real page: a pointer swipes what it is on, and only that. */
function isPossible({ type, id, toast }: AnyEventObject, state: State): boolean {
  const { toast: shown } = state.context
  switch (type as ToasterEvent['type']) {
    case 'key.hotkey':
      return false
    case 'toast.show':
      return toast.id !== shown?.id
    case 'toast.close':
      return isOpen(state) && id === shown?.id
    case 'pointer.enter':
      return shown !== null && !hasPointer(state) && !isSwiping(state)
    case 'pointer.leave':
      return hasPointer(state) && !isSwiping(state)
    case 'focus.enter':
      return !hasFocus(state) && !isSwiping(state)
    case 'focus.leave':
      return hasFocus(state) && !isSwiping(state)
    // One of the two at a time is enough: the other paths differ by nothing that is to be seen.
    case 'window.blur':
    case 'page.hide':
      return !isBlurred(state) && !isHidden(state)
    case 'window.focus':
      return isBlurred(state)
    case 'page.show':
      return isHidden(state)
    case 'swipe.start':
      return isOpen(state) && hasPointer(state) && !isSwiping(state)
    case 'swipe.move':
    case 'swipe.end':
    case 'swipe.cancel':
      return isSwiping(state)
    default:
      return true
  }
}

export const toasterPaths = shortestPaths(toasterMachine, {
  input: { now: () => 0 },
  vocabulary: {
    ...toaster.events,
    'toast.show': {
      retryable: { toast: toast('retryable') },
      tooMany: { toast: toast('tooMany') },
    },
    'toast.close': { retryable: { id: 'retryable' }, tooMany: { id: 'tooMany' } },
    'swipe.move': { 'not far': { dx: 20 }, 'far enough': { dx: 51 } },
  },
  isPossible,
  bucket: ({ context }) => [context.toast?.id, context.dx > 50],
})

export const played: Played = {
  machine: toasterMachine,
  paths: toasterPaths,
  untaken: {
    'toaster.toast.present.life.open|key.hotkey|0':
      'on a page the hotkey brings the focus at once, which is played as `focus.enter`',
  },
}
