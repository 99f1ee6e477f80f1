/** A language that is registered halfway does not compile. TypeScript itself is the test. */
import type { Alphabet, Language, LanguageDefinition } from '../../src/i18n/languages.ts'

const ukrainian = {
  code: 'uk',
  name: 'Українська',
  inSentence: 'українська',
  tag: 'uk',
  openGraph: 'uk_UA',
  alphabets: ['latin', 'russian'],
  notation: { thousands: '\u00A0', range: '–', time: 'H:mm' },
} as const

ukrainian satisfies LanguageDefinition
const { notation: _notation, ...withoutNotation } = ukrainian
// @ts-expect-error how does it write numbers?
withoutNotation satisfies LanguageDefinition
const { alphabets: _alphabets, ...withoutAlphabets } = ukrainian
// @ts-expect-error which fonts does it need?
withoutAlphabets satisfies LanguageDefinition
// @ts-expect-error no font file holds these letters
;({ ...ukrainian, alphabets: ['latin', 'ukrainian'] }) satisfies LanguageDefinition

// A letter that no file holds yet asks for its characters and its files (alphabets.ts, fonts.ts).
// @ts-expect-error Cyrillic is missing
;({ latin: 'abc', polish: 'ąćę' }) satisfies Record<Alphabet, string>

// What belongs to a language elsewhere is complete or does not compile.
// @ts-expect-error Norwegian is missing
;({ en: 0, pl: 0, de: 0, fr: 0, es: 0, ru: 0 }) satisfies Record<Language, number>
