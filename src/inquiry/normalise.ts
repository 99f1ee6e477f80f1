import { type FieldName, fieldOf } from './fields.ts'

const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Control characters, and overrides that turn the reading direction of letters. */
const NEVER_SEEN = /(?![\n\t])[\p{Cc}\u202D\u202E]/gu

/** More marks on one letter than any script has (Unicode's stream-safe format): sorting them takes quadratic time. */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu

/** What no text shows: spaces without width, direction marks, fillers, an empty braille cell. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u2800'
/** Joiners and variation selectors */
const SHAPING = '\\u200C\\u200D\\uFE00-\\uFE0F\\u180B-\\u180D\\u180F\\u{E0100}-\\u{E01EF}'

const compile = () => ({
  invisibleOnly: new RegExp(`^[\\s${INVISIBLE}]*$`, 'u'),
  invisible: new RegExp(`(?![${SHAPING}])[${INVISIBLE}]`, 'gu'),
  shaping: new RegExp(`[${SHAPING}]`, 'gu'),
  /** Emoji, and letters of the scripts that join them or have forms of them to select */
  shaped: /(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}])[\p{L}\p{Extended_Pictographic}]/u,
})
let compiled: ReturnType<typeof compile> | undefined
/** Compiled on first use, by a text that is not empty: the classes of letters take a slow phone some 20 ms of every page's start. */
const patterns = () => {
  compiled ??= compile()
  return compiled
}

/**
 * Normalises text for validation and storage: NFC, line breaks as `\n`, trimmed, without control
 * characters or marks piled up on a letter. `' Zoe\u0308\r\nB '` → `'Zoë\nB'`. Idempotent.
 */
export const normalise = (text: string): string =>
  text
    .replace(LINE_BREAKS, '\n')
    .replace(NEVER_SEEN, '')
    .replace(SURPLUS_MARKS, '$1')
    .normalize('NFC')
    // NFC decomposes some marks into several.
    .replace(SURPLUS_MARKS, '$1')
    .trim()

/**
 * Normalises a single-line text, such as a name: also without pasted invisible characters, unless a
 * script or an emoji needs them: `'Anna\u200B'` → `'Anna'`. Idempotent.
 */
export function normaliseLine(line: string): string {
  if (line === '') return ''
  const { invisible, shaping, shaped } = patterns()
  const seen = line.replace(/[\t\v\f\u0085\u2028\u2029]/g, ' ').replace(invisible, '')
  return normalise(shaped.test(seen) ? seen : seen.replace(shaping, ''))
}

/** Normalises what was typed into a field. */
export const normaliseField = (name: FieldName, typed: string): string =>
  fieldOf(name).kind === 'longText' ? normalise(typed) : normaliseLine(typed)

/** Whether a text shows nothing at all. */
export const isBlank = (text: string): boolean => text === '' || patterns().invisibleOnly.test(text)
