import { type FieldName, fieldOf } from './fields.ts'

const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Control characters, and overrides that turn the reading direction of letters. */
const NEVER_SEEN = /(?![\n\t])[\p{Cc}\u202D\u202E]/gu

/** What no text shows: spaces without width, direction marks, fillers, an empty braille cell. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u2800'
const JOINERS = '\\u200C\\u200D'
const SELECTORS = '\\uFE00-\\uFE0F\\u180B-\\u180D\\u180F\\u{E0100}-\\u{E01EF}'

const SCRIPTS = ['Arab', 'Syrc', 'Mand', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya']
  .concat('Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Java', 'Bali')
  .map((script) => `\\p{scx=${script}}`)
  .join('')
const JOINING = `(?![${SELECTORS}])(?=[\\p{L}\\p{M}])[${SCRIPTS}]`
/** Marks change their order when a joiner between them goes. */
const MARKS = '\\p{M}*'
const PICTURE = '\\p{Extended_Pictographic}'
/** Where joiners and variation selectors change how a character looks */
const EFFECTS = [
  `(?<=${JOINING}${MARKS})[${JOINERS}](?=${MARKS}${JOINING})`,
  // A final half letter, as in Malayalam
  `(?<=(?=\\p{M})${JOINING}${MARKS})\\u200D`,
  `(?<=${PICTURE}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=${PICTURE})`,
  `(?<=(?!\\p{M})[${PICTURE}\\p{scx=Han}\\p{scx=Mong}\\p{scx=Mymr}\\p{scx=Phag}])[${SELECTORS}]`,
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
].join('|')

const compile = () => ({
  invisibleOnly: new RegExp(`^[\\s${INVISIBLE}]*$`, 'u'),
  invisibleAnywhere: new RegExp(`(?![${JOINERS}${SELECTORS}])[${INVISIBLE}]`, 'gu'),
  repeatedJoiner: new RegExp(`(?<=[${JOINERS}])[${JOINERS}]+`, 'gu'),
  joinerWithoutEffect: new RegExp(`(?!${EFFECTS})[${JOINERS}${SELECTORS}]`, 'gu'),
})
let compiled: ReturnType<typeof compile> | undefined
/** Compiled on first use: the classes of letters take a slow phone some 20 ms of every page's start. */
const patterns = () => {
  compiled ??= compile()
  return compiled
}

/**
 * Normalises text for validation and storage: NFC, line breaks as `\n`, trimmed, without control
 * characters. `' Zoe\u0308\r\nB '` → `'Zoë\nB'`. Idempotent.
 */
export const normalise = (text: string): string =>
  text.replace(LINE_BREAKS, '\n').replace(NEVER_SEEN, '').normalize('NFC').trim()

/**
 * Normalises a single-line text, such as a name: also without pasted invisible characters, unless a
 * script or an emoji needs them: `'Anna\u200B'` → `'Anna'`. Idempotent.
 */
export const normaliseLine = (line: string): string =>
  normalise(
    normalise(
      line.replace(/[\t\v\f\u0085\u2028\u2029]/g, ' ').replace(patterns().invisibleAnywhere, ''),
    )
      // Where what goes keeps a letter and its mark apart, both are judged as they are without it.
      .normalize('NFD')
      .replace(patterns().repeatedJoiner, '')
      .replace(patterns().joinerWithoutEffect, ''),
  )

/** Normalises what was typed into a field. */
export const normaliseField = (name: FieldName, typed: string): string =>
  fieldOf(name).kind === 'longText' ? normalise(typed) : normaliseLine(typed)

/** Whether a text shows nothing at all. */
export const isBlank = (text: string): boolean => patterns().invisibleOnly.test(text)
