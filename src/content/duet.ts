/** The duets that visitors send each other; their drawing is src/pages/home/duet-geometry.ts. */

export const BEATS = 8
export const HIGHEST_NOTE = 5

/** A note for each beat, from 1 (low) to the highest; 0 is a rest. */
export type Voice = readonly number[]

/** A melody in one voice, or in two once somebody has added theirs. */
export interface Duet {
  first: Voice
  second?: Voice | undefined
}

export type VoiceName = keyof Duet

/** The first voice to begin with */
export const EXAMPLE: Voice = [1, 3, 5, 3, 0, 4, 2, 1]

export const hasNotes = (voice: Voice | undefined): voice is Voice => Boolean(voice?.some(Boolean))
