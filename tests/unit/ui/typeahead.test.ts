import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/i18n/languages.ts'
import { typeaheadMatch } from '../../../src/ui/typeahead.ts'

const names: readonly string[] = LANGUAGES.map(({ name }) => name)
const NONE = -1

/** The name that typing leads to, from the name that is highlighted. */
const typed = (text: string, from?: string) =>
  names[typeaheadMatch(names, text, from === undefined ? NONE : names.indexOf(from))]

describe('typing in a menu', () => {
  it('leads to the first label that begins with the text', () => {
    expect(typed('d')).toBe('Deutsch')
    expect(typed('es')).toBe('Español')
  })

  it('goes on to the next label when the same letter comes again', () => {
    expect(typed('e')).toBe('English')
    expect(typed('ee', 'English')).toBe('Español')
    expect(typed('eee', 'Español')).toBe('English')
  })

  it('stays where the longer text still fits', () => {
    expect(typed('no', 'Norsk')).toBe('Norsk')
  })

  it('knows letters beyond the Latin ones', () => {
    expect(typed('р')).toBe('Русский')
    expect(typed('русский')).toBe('Русский')
  })

  it('takes a letter without its accent, in upper or lower case', () => {
    expect(typed('FRANCAIS')).toBe('Français')
    expect(typeaheadMatch(['Čeština', 'Łódź'], 'l', NONE)).toBe(1)
  })

  it('leads nowhere when nothing begins with the text', () => {
    expect(typed('x')).toBeUndefined()
    expect(typeaheadMatch([], 'a', NONE)).toBe(NONE)
  })
})
