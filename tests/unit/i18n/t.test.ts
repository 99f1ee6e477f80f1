import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { textsOf } from '../../../scripts/i18n/texts.ts'
import { LANGUAGE_CODES, type Language } from '../../../src/i18n/languages.ts'
import { loadedTexts } from '../../../src/i18n/loaded-texts.ts'
import { createTranslate } from '../../../src/i18n/t.ts'
import type { Texts } from '../../../src/i18n/types.ts'
import { DICTIONARIES } from '../../support/texts.ts'

// Dictionaries as they must never be: in TypeScript's eyes these are whole.
const load = (language: Language, dictionary: unknown) => {
  loadedTexts[language] = dictionary as Texts
}

/** The look-up with a key that TypeScript would refuse. */
const translateAny = (language: Language) => createTranslate(language) as (key: string) => string

beforeEach(() => {
  for (const language of LANGUAGE_CODES) load(language, DICTIONARIES[language])
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('look-up', () => {
  it('returns the text in the language', () => {
    expect(createTranslate('pl')('nav.contact')).toBe('Kontakt')
  })

  it.each(LANGUAGE_CODES)('finds every text of the dictionary: %s', (language) => {
    const translate = translateAny(language)
    const unfound = [...textsOf(DICTIONARIES[language]).keys()].filter(
      (key) => translate(key) === key,
    )
    expect(unfound).toEqual([])
  })
})

describe('fallback', () => {
  it('is English where the language lacks a text', () => {
    const { contact: _contact, ...nav } = DICTIONARIES.pl.nav
    load('pl', { ...DICTIONARIES.pl, nav })
    const t = createTranslate('pl')
    expect(t('nav.contact')).toBe('Contact')
    expect(t('nav.home')).toBe('Start')
  })

  it('is English where the language lacks a whole section', () => {
    load('pl', {})
    expect(createTranslate('pl')('blogPage.categories.cybersecurity')).toBe('Cybersecurity')
  })

  it('counts as English does, in an English text', () => {
    load('pl', {})
    expect(createTranslate('pl')('blogPage.resultCount', { count: 2 })).toBe('2 articles')
  })

  it('is English while a language is not loaded', () => {
    load('de', undefined)
    expect(createTranslate('de')('nav.home')).toBe('Home')
  })

  it('is the key where English lacks the text, too', () => {
    load('pl', {})
    load('en', {})
    expect(createTranslate('pl')('nav.contact')).toBe('nav.contact')
  })

  it('uses a dictionary that loads later', () => {
    load('de', undefined)
    const t = createTranslate('de')
    load('de', DICTIONARIES.de)
    expect(t('nav.contact')).toBe('Kontakt')
  })
})

describe('a key that names no text is returned as it is', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

  it.each([
    ['an unknown section', 'nope.title'],
    ['an unknown text', 'nav.nope'],
    ['a section', 'nav'],
    ['a list', 'homePage.whyChoosePoints'],
    ['a position beyond a list', 'homePage.whyChoosePoints.99'],
    ['the length of a list', 'homePage.whyChoosePoints.length'],
    ['a letter of a text', 'nav.home.0'],
    ['a method of a list', 'homePage.whyChoosePoints.at'],
    ['nothing', ''],
    ['dots', '..'],
    ['the prototype', '__proto__'],
    ['a text behind the prototype', 'nav.__proto__.home'],
    ['the constructor', 'constructor.name'],
    ['an inherited method', 'nav.toString'],
  ])('%s: %j', (_what, key) => {
    expect(translateAny('ru')(key)).toBe(key)
  })
})

describe('in development', () => {
  it('a key without a text is named on the console', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    translateAny('ru')('nav.hom')
    expect(warn.mock.calls).toEqual([['No text for the key "nav.hom" (ru)']])
  })

  it('a text that falls back to English causes no warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    load('pl', {})
    expect(createTranslate('pl')('nav.contact')).toBe('Contact')
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('arguments', () => {
  it('are inserted', () => {
    expect(createTranslate('de')('contactPage.fieldErrors.tooLong', { max: 4000 })).toBe(
      'Das ist zu lang: höchstens 4000\u00A0Zeichen.',
    )
  })

  it('are not parsed as placeholders or markup', () => {
    const title = '{minutes} {{a|b}} $& <b>'
    expect(createTranslate('en')('blogPage.menu.label', { title })).toBe(`Options for ${title}`)
  })
})

describe('plurals', () => {
  const counted = (language: Language) =>
    [0, 1, 2, 5, 22].map((count) => createTranslate(language)('blogPage.resultCount', { count }))

  it.each([
    ['en', ['0 articles', '1 article', '2 articles', '5 articles', '22 articles']],
    ['pl', ['0 artykułów', '1 artykuł', '2 artykuły', '5 artykułów', '22 artykuły']],
    ['ru', ['0 статей', '1 статья', '2 статьи', '5 статей', '22 статьи']],
  ] as const)('%s', (language, expected) => {
    expect(counted(language).map((text) => text.replace('\u00A0', ' '))).toEqual(expected)
  })

  it.each([
    ['pl', 'za 1 minutę.'],
    ['ru', 'через 1 минуту.'],
  ] as const)('take the case that the sentence asks for: %s', (language, expected) => {
    const text = createTranslate(language)('contactPage.failure.tooMany.description', {
      minutes: 1,
    })
    expect(text.replace('\u00A0', ' ')).toContain(expected)
  })
})
