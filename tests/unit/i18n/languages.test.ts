import { describe, expect, it } from 'vitest'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_CODES,
  languageEntry,
} from '../../../src/i18n/languages.ts'

describe('the registry of languages', () => {
  it('lists the codes that the specification names, English by default', () => {
    expect(LANGUAGE_CODES).toEqual(['en', 'pl', 'de', 'fr', 'es', 'ru', 'no'])
    expect(DEFAULT_LANGUAGE).toBe('en')
  })

  it('tags Norwegian as Bokmål', () => {
    expect(languageEntry('no')).toMatchObject({ tag: 'nb', openGraph: 'nb_NO', name: 'Norsk' })
  })

  it.each(LANGUAGE_CODES)('%s carries a tag that browsers know', (code) => {
    expect(Intl.getCanonicalLocales(languageEntry(code).tag)).toEqual([languageEntry(code).tag])
  })

  it.each([undefined, null, 0, {}, ['en'], 'EN', 'constructor'])('%j is no language', (value) => {
    expect(isLanguage(value)).toBe(false)
  })
})
