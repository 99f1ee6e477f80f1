import type { Voice } from '../../content/duet.ts'

/**
 * What is sung against a rest and each note: where one voice rises the other falls, never onto a
 * neighbour of the scale, which would clash (`SCALE`, play-duet.ts). Where one rests, the other is
 * heard alone.
 */
const AGAINST = [5, 4, 4, 3, 2, 2]

/** A second voice to a first one, in contrary motion. */
export const answerTo = (voice: Voice): Voice => voice.map((note) => AGAINST[note] ?? 0)
