import type { AnyEventObject, SnapshotFrom } from 'xstate'
import { inquiry } from '../../src/dev/vocabulary.ts'
import { inquiryMachine } from '../../src/machines/inquiry.machine.ts'
import { shortestPaths } from '../support/model.ts'
import type { Played } from './of-machines.ts'

/** The paths through the inquiry's machine that a visitor to the contact page can bring about. */

export type State = SnapshotFrom<typeof inquiryMachine>

export const isWaiting = (state: State) => state.matches({ form: { submitting: 'waiting' } })

/**
 * Going offline is only noticed when a request fails, so the network is lost while one is under way,
 * and is back when the visitor has been told.
 */
function isPossible({ type }: AnyEventObject, state: State): boolean {
  const isOffline = state.matches({ network: 'offline' })
  switch (type) {
    case 'network.offline':
      return isWaiting(state) && !isOffline
    case 'network.online':
      return isOffline && !isWaiting(state)
    // The fields cannot be edited while the inquiry is being sent.
    case 'inquiry.edit':
      return !isWaiting(state) && !isOffline
    // The confirmation has replaced the form.
    case 'inquiry.submit':
      return !state.matches({ form: 'succeeded' }) && !isOffline
    case 'xstate.error.actor.post':
      return true
    default:
      return !isOffline
  }
}

export const inquiryPaths = shortestPaths(inquiryMachine, {
  input: { createKey: () => 'key' },
  vocabulary: {
    ...inquiry.events,
    // Whose inquiry it is makes no difference to its progress.
    'inquiry.submit': { general: inquiry.events['inquiry.submit'].general },
  },
  answers: inquiry.answers,
  isPossible,
})

export const played: Played = {
  machine: inquiryMachine,
  paths: inquiryPaths,
  untaken: {},
}
