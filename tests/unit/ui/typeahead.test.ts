import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/i18n/languages.ts'
import { typeaheadMatch } from '../../../src/ui/typeahead.ts'

const names: readonly string[] = LANGUAGES.map(({ name }) => name)
const NONE = -1

/** The name that typing leads to, from the name that is highlighted. */
const typed = (text: string, from?: string) =>
  names[typeaheadMatch(names, text, from === undefined ? NONE : names.indexOf(from))]

describe('typing in a menu', () => {
  it('finds the first label that starts with the text', () => {
    expect(typed('d')).toBe('Deutsch')
    expect(typed('es')).toBe('Español')
  })

  it('cycles through labels on a repeated letter', () => {
    expect(typed('e')).toBe('English')
    expect(typed('ee', 'English')).toBe('Español')
    expect(typed('eee', 'Español')).toBe('English')
  })

  it('stays on the label while it still matches', () => {
    expect(typed('no', 'Norsk')).toBe('Norsk')
  })

  it('matches non-Latin letters', () => {
    expect(typed('р')).toBe('Русский')
    expect(typed('русский')).toBe('Русский')
  })

  it('ignores case and diacritics', () => {
    expect(typed('FRANCAIS')).toBe('Français')
    expect(typeaheadMatch(['Čeština', 'Łódź'], 'l', NONE)).toBe(1)
  })

  it('returns -1 without a match', () => {
    expect(typed('x')).toBeUndefined()
    expect(typeaheadMatch([], 'a', NONE)).toBe(NONE)
  })
})
