import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../../src/i18n/languages.ts'
import { typeaheadMatch } from '../../../../src/ui/menu/typeahead.ts'

const names: readonly string[] = LANGUAGES.map(({ name }) => name)
const NONE = -1

it.each([
  ['finds the first label that starts with it', 'd', null, 'Deutsch'],
  ['finds more than one letter', 'es', null, 'Español'],
  ['stays on the label while it still matches', 'no', 'Norsk', 'Norsk'],
  ['cycles through labels on a repeated letter', 'ee', 'English', 'Español'],
  ['cycles from the last label to the first', 'eee', 'Español', 'English'],
  ['matches non-Latin letters', 'русский', null, 'Русский'],
  ['ignores case and diacritics', 'FRANCAIS', null, 'Français'],
  ['finds nothing without a match', 'x', null, undefined],
])('typing in a menu %s: %s', (_what, text, from, found) => {
  expect(names[typeaheadMatch(names, text, from ? names.indexOf(from) : NONE)]).toBe(found)
})

it('typing in a menu finds letters that are no letter with a mark, and nothing where it has no labels', () => {
  expect(typeaheadMatch(['Čeština', 'Łódź'], 'l', NONE)).toBe(1)
  expect(typeaheadMatch([], 'a', NONE)).toBe(NONE)
})
