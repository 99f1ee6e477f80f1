import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../scripts/i18n/texts.ts'
import { foldText } from '../../../src/i18n/fold-text.ts'
import { LANGUAGE_CODES, type Language } from '../../../src/i18n/languages.ts'
import { DICTIONARIES } from '../../support/texts.ts'

/** The special letters of languages, and what is typed on a keyboard without them. */
const LETTERS = {
  en: ['naïve café', 'naive cafe'],
  pl: ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
  de: ['Größe, Übung, STRASSE, ẞ', 'grosse, ubung, strasse, ss'],
  fr: ['Çà et là, cœur, Noël', 'ca et la, coeur, noel'],
  es: ['¿Mañana, pingüino, así?', '¿manana, pinguino, asi?'],
  ru: ['Счёт и ещё ЁЛКА', 'счет и еще елка'],
  no: ['Blåbærøy', 'blabaeroy'],
} satisfies Partial<Record<Language, [written: string, typed: string]>>

describe('foldText', () => {
  it.each(Object.entries(LETTERS))('takes the accents off: %s', (_language, [written, typed]) => {
    expect(foldText(written)).toBe(typed)
  })

  it('replaces typographic characters by ASCII', () => {
    expect(foldText('l’IA ‘live’ e‑mail')).toBe("l'ia 'live' e-mail")
  })

  it('replaces no-break spaces', () => {
    expect(foldText('60\u00A0minutes, 15\u202F000')).toBe('60 minutes, 15 000')
  })

  it('removes soft hyphens and word joiners', () => {
    expect(foldText('Cyber\u00ADsicherheit 24–\u206048')).toBe('cybersicherheit 24–48')
  })

  it.each(LANGUAGE_CODES)('leaves no accent in any text of the dictionary: %s', (language) => {
    const folded = [...textsOf(DICTIONARIES[language]).values()].map(foldText)
    const letter = language === 'ru' ? /[^\P{Letter}a-zа-я]/u : /[^\P{Letter}a-z]/u
    expect(folded.filter((text) => letter.test(text))).toEqual([])
  })
})
