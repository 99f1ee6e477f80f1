import type { AnyEventObject, SnapshotFrom } from 'xstate'
import { inquiryMachine } from '../../src/machines/inquiry.machine.ts'
import { shortestPaths } from '../support/model-paths.ts'
import { ANSWER_EVENTS, inquiryModel } from './inquiry.model.ts'

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
    ...inquiryModel.vocabulary,
    'inquiry.submit': inquiryModel.vocabulary['inquiry.submit'].slice(0, 1),
  },
  answers: ANSWER_EVENTS,
  isPossible,
})
