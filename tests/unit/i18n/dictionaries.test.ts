import { experimentalParseMessage as parseMessage } from 'typesafe-i18n/parser'
import { describe, expect, it } from 'vitest'
import { proseOf } from '../../../scripts/assets/dictionary-texts.ts'
import { textsOf } from '../../../scripts/i18n/texts.ts'
import { LANGUAGE_CODES, type Language, languageEntry } from '../../../src/i18n/languages.ts'
import { sentencesOf } from '../../../src/ui/text.tsx'
import { PAGES, pageEntry } from '../../../src/urls/pages.ts'
import { FIXED_TEXTS } from '../../support/fixed-texts.ts'
import { DICTIONARIES } from '../../support/texts.ts'
import { LATIN_ADDRESSES, sameAsEnglish } from './same-as-english.ts'

const english = textsOf(DICTIONARIES.en)
const ON_PURPOSE = 'on purpose? A line in tests/unit/i18n/same-as-english.ts'
const translated = LANGUAGE_CODES.filter((code) => code !== 'en')

/** Names of the arguments that a text takes: `Through {minutes:number} {{…}}` → `['minutes']`. */
const argumentsOf = (text: string): string[] => [
  ...new Set(parseMessage(text).flatMap((part) => (part.kind === 'text' ? [] : [part.key]))),
]

/** The plural forms of a text, each a record from CLDR's category to the word. */
const pluralsOf = (text: string): Partial<Record<Intl.LDMLPluralRule, string>>[] =>
  parseMessage(text).filter((part) => part.kind === 'plural')

/** The plural forms that a language needs for the whole numbers a visitor may meet. */
const formsInUse = (language: Language) => {
  const rules = new Intl.PluralRules(languageEntry(language).tag)
  return new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)))
}

describe('English', () => {
  it('has the literal texts of the specification', () => {
    const said = [...FIXED_TEXTS.keys()].map((key) => [key, english.get(key)])
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(FIXED_TEXTS))
  })

  it('has every section that the specification names', () => {
    expect(Object.keys(DICTIONARIES.en)).toEqual(
      expect.arrayContaining([
        ...['agencyName', 'nav', 'hero', 'footer', 'langSwitcher'],
        ...PAGES.map((page) => pageEntry(page).namespace),
      ]),
    )
  })
})

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const texts = textsOf(DICTIONARIES[language])

  it('has its texts in the order of English', () => {
    expect([...texts.keys()]).toEqual([...english.keys()])
  })

  it('has no empty text', () => {
    expect(keysWhere(texts, (text) => text.trim() === '')).toEqual([])
  })

  it('takes the arguments that English takes, text by text', () => {
    const differing = keysWhere(
      texts,
      (text, key) =>
        String(argumentsOf(text).sort()) !== String(argumentsOf(englishOf(key)).sort()),
    )
    expect(differing).toEqual([])
  })

  it('has a plural where English has one, and every form that the language uses', () => {
    const used = formsInUse(language)
    const faulty = keysWhere(texts, (text, key) => {
      const plurals = pluralsOf(text)
      const complete = plurals.every((forms) => [...used].every((form) => forms[form]))
      return !complete || plurals.length !== pluralsOf(englishOf(key)).length
    })
    expect(faulty).toEqual([])
  })

  it('exclaims only where the specification does', () => {
    expect(keysWhere(texts, (text) => text.includes('!'))).toEqual([
      'errorPage.title',
      'contactPage.success.title',
    ])
  })

  it('is written in composed characters (NFC)', () => {
    expect(keysWhere(texts, (text) => text !== text.normalize('NFC'))).toEqual([])
  })
})

describe.each(translated)('%s beside English', (language) => {
  const texts = textsOf(DICTIONARIES[language])
  const sameKeys = keysWhere(texts, (text, key) => text === englishOf(key))
  const allowedKeys = sameAsEnglish(language)

  it('is translated throughout, except for listed texts', () => {
    const untranslated = sameKeys.filter((key) => !allowedKeys.includes(key))
    expect(untranslated, ON_PURPOSE).toEqual([])
  })

  it('has no unneeded exception', () => {
    const unneeded = allowedKeys.filter((key) => !sameKeys.includes(key))
    expect(unneeded, 'take these out of tests/unit/i18n/same-as-english.ts').toEqual([])
  })
})

describe('alphabets', () => {
  const NAME = DICTIONARIES.ru.agencyName
  const LATIN_IN_RUSSIAN = /^(?:TikTok|Instagram|CES?T|GDPR|UODO|IP|cookie|JavaScript)$/
  /** Letters of a law, in quotation marks */
  const QUOTED_LETTER = /«[a-f]»/g
  const latinKeys = [...sameAsEnglish('ru'), ...LATIN_ADDRESSES]

  const latinWords = (text: string) =>
    text.match(/[\p{Script=Latin}\d]*\p{Script=Latin}\d*/gu) ?? []
  const unexpectedLatinWords = (text: string) =>
    latinWords(text.replaceAll(NAME, '').replaceAll(QUOTED_LETTER, '')).filter(
      (word) => !LATIN_IN_RUSSIAN.test(word),
    )

  it('Russian words hold no Latin look-alikes', () => {
    const suspicious = [...textsOf(DICTIONARIES.ru)]
      .filter(([key, text]) => !latinKeys.includes(key) || /\p{Script=Cyrillic}/u.test(text))
      .flatMap(([key, text]) =>
        unexpectedLatinWords(proseOf(text)).map((word) => `${key}: ${word}`),
      )
    expect(suspicious, ON_PURPOSE).toEqual([])
  })

  it('a single Latin letter in a Russian word is found', () => {
    expect(unexpectedLatinWords(`Прямая cвязь с\u00A0${NAME}`)).toEqual(['c'])
  })

  it.each(LANGUAGE_CODES.filter((code) => code !== 'ru'))('%s holds no Cyrillic', (language) => {
    const texts = textsOf(DICTIONARIES[language])
    expect(keysWhere(texts, (text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([])
  })
})

function englishOf(key: string): string {
  return english.get(key) ?? ''
}

function keysWhere(
  entries: ReadonlyMap<string, string>,
  holds: (text: string, key: string) => boolean,
): string[] {
  return [...entries].filter(([key, text]) => holds(text, key)).map(([key]) => key)
}

// What stands after it is left out on a phone (hero.tsx).
it.each(LANGUAGE_CODES)('the second sentence of Home says how many followers (%s)', (code) => {
  const [, who] = sentencesOf(textsOf(DICTIONARIES[code]).get('hero.subtitle') ?? '')
  expect(who).toContain('{minFollowers')
})
