import type { Voice } from '../../content/duet.ts'
import { readDuet, writeDuet } from '../../urls/duet.ts'

/** The voice that was drawn before a reload, or before the visitor left and came back. */
export const keptVoice = (): Voice | undefined => readDuet(history.state?.drawnVoice)?.first

/** Keeps a voice in this entry of the history. The router's `replaceState` would load the page again. */
export const keepVoice = (voice: Voice): void =>
  History.prototype.replaceState.call(
    history,
    { ...history.state, drawnVoice: writeDuet({ first: voice }) },
    '',
  )
