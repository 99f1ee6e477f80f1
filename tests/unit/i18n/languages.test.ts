import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageEntry } from '../../../src/i18n/languages.ts'

describe('the registry of languages', () => {
  it('begins with the codes that the specification names, English by default', () => {
    const codes = ['en', 'pl', 'de', 'fr', 'es', 'ru', 'no']
    expect(LANGUAGE_CODES.slice(0, codes.length)).toEqual(codes)
    expect(DEFAULT_LANGUAGE).toBe('en')
  })

  it.each(LANGUAGE_CODES)('%s carries a tag that browsers know', (code) => {
    expect(Intl.getCanonicalLocales(languageEntry(code).tag)).toEqual([languageEntry(code).tag])
  })

  it.each(LANGUAGE_CODES)('%s has a glossary: docs/glossary/%s.md', (code) => {
    expect(existsSync(`docs/glossary/${code}.md`)).toBe(true)
  })
})
