import { expect, it } from 'vitest'
import { wordFitOf } from '../../../src/ui/text.tsx'

it.each([
  ['nine12345 is short', 's'],
  ['ten1234567 is not', 'm'],
  ['twelve890123', 'l'],
  ['obserwujących?', 'xl'],
  // A no-break space is part of a word, a hyphen ends it, but not before a word joiner.
  ['Nie w\u00A0pojedynkę.', 'l'],
  ['Influencer-Scouting', 'm'],
  ['Produkt\u00ADver\u00ADmitt\u00ADlung', 's'],
  ['Sous-\u2060titres', 'm'],
])('the longest word of %j has tier %s', (title, tier) => {
  expect(wordFitOf(title)).toBe(tier)
})
