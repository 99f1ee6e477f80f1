import { BEATS, HIGHEST_NOTE, type Voice, type VoiceName } from '../../content/duet.ts'

/** Size of the drawing, in units of its `viewBox`, which is stretched to the room that there is */
export const DRAWING = { width: 640, height: 440 }
const MIDDLE = DRAWING.height / 2
/** Half the space between the voices: more than half a bar's width, as its ends are round */
const HALF_GAP = 25
const NOTE = 32
const BEAT = 70
const FIRST_BEAT = 75

/** The place of a voice's notes within its half of the drawing, as fractions of it */
export const NOTE_PLACE = { start: HALF_GAP / MIDDLE, note: NOTE / MIDDLE }

/** The notes of the first voice rise from the middle, those of the second fall. */
const WAYS = { first: -1, second: 1 }

/** How far from the upper edge of the drawing a note of a voice ends. */
const endOf = (name: VoiceName, note: number) => MIDDLE + WAYS[name] * (HALF_GAP + note * NOTE)

/**
 * The notes of a voice as strokes from the middle outwards; a rest is a dot.
 *
 * @param only the beat to draw, by default all
 */
export function barsPath(voice: Voice, name: VoiceName, only?: number): string {
  const way = WAYS[name]
  const bars = voice.map((note, beat) => {
    if (only !== undefined && only !== beat) return ''
    return `M${FIRST_BEAT + BEAT * beat} ${MIDDLE + way * HALF_GAP}v${way * note * NOTE || 0.1}`
  })
  return bars.join('')
}

/** In percent of the drawing, for what lies on it in a shape of its own */
const across = (x: number) => `${(100 * x) / DRAWING.width}%`
const down = (y: number) => `${(100 * y) / DRAWING.height}%`

/**
 * The notes of the second voice, as the outlines of strokes of a width with round ends; each begins to the
 * right of its place.
 */
export const outlinesOf = (voice: Voice, width: number) =>
  voice.map((note, beat) => ({
    x: across(FIRST_BEAT + BEAT * beat),
    y: down(MIDDLE + HALF_GAP - width / 2),
    height: down(note * NOTE + width),
    // A whole number of dots, 11 units apart
    pathLength: 11 * Math.round((2 * note * NOTE + Math.PI * width) / 11),
  }))

/** Where the first note of a voice ends */
export const placeOfEnd = (name: VoiceName, note: number) => ({
  left: across(FIRST_BEAT),
  top: down(endOf(name, note)),
})

/** The ends of its notes, as strokes of no length. */
export const endsPath = (voice: Voice, name: VoiceName): string =>
  voice.map((note, beat) => `M${FIRST_BEAT + BEAT * beat} ${endOf(name, note)}h.1`).join('')

/** A line through each place where a note can end, from the first beat to the last. */
export const linesPath = (name: VoiceName): string =>
  Array.from(
    { length: HIGHEST_NOTE },
    (_, note) => `M${FIRST_BEAT} ${endOf(name, note + 1)}h${BEAT * (BEATS - 1) + 0.1}`,
  ).join('')
