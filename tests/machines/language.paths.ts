import type { AnyEventObject, SnapshotFrom } from 'xstate'
import { languageMachine } from '../../src/machines/language.machine.ts'
import { shortestPaths } from '../support/model.ts'
import { model } from './language.model.ts'
import type { Played } from './of-machines.ts'

/** The paths through the language machine that a visitor to an English page can bring about. */

export type State = SnapshotFrom<typeof languageMachine>

/**
 * The site starts in English, whose words are there, so that nobody waits for them again: they come
 * at the start, and English is chosen only while it is read.
 */
function isPossible({ type, language }: AnyEventObject, state: State): boolean {
  if (state.matches('initializing')) return type.startsWith('xstate.done.actor.')
  return language !== 'en' || state.context.current === 'en'
}

export const languagePaths = shortestPaths(languageMachine, {
  input: { pathname: '/en', saved: null, browser: 'en' },
  vocabulary: model.vocabulary,
  isPossible,
  bucket: ({ context }) => [context.current, context.requested],
})

export const played: Played = {
  machine: languageMachine,
  input: { pathname: '/en', saved: null, browser: 'en' },
  paths: languagePaths,
  untaken: {
    'language.initializing|xstate.error.actor.0.language.initializing|0':
      'the site of these paths has loaded; one that cannot is played in bad-network.e2e.ts',
  },
}
