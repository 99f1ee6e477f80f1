import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { DICTIONARIES, textsOf } from '../../support/dictionaries.ts'
import { brokenRules } from '../../support/text-rule.ts'
import { EVERYWHERE, TYPOGRAPHY } from '../../support/typography.ts'
import { WORDING } from '../../support/wording.ts'

type Language = keyof typeof DICTIONARIES
const typographyOf = (language: Language) => TYPOGRAPHY[language] ?? EVERYWHERE
const wordingOf = (language: Language) => WORDING[language] ?? []
const rulesOf = (language: Language) => [...typographyOf(language), ...wordingOf(language)]

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const texts = textsOf(DICTIONARIES[language])

  it('keeps the typography of its glossary', () => {
    expect(brokenRules(typographyOf(language), texts)).toEqual([])
  })

  it('keeps the wording and the address of its glossary', () => {
    expect(brokenRules(wordingOf(language), texts)).toEqual([])
  })

  it.each(rulesOf(language))(
    'can tell a text that breaks the rule: $asks',
    ({ fault, bad, good }) => {
      expect({ bad: fault.test(bad), good: fault.test(good) }).toEqual({ bad: true, good: false })
    },
  )

  it('holds no exception that is no longer needed', () => {
    const idle = rulesOf(language).flatMap(({ asks, fault, except = [] }) =>
      except.filter((key) => !fault.test(texts.get(key) ?? '')).map((key) => `${key}: ${asks}`),
    )
    expect(idle).toEqual([])
  })

  it('holds no rule that applies to no text', () => {
    const idle = rulesOf(language).filter(
      ({ keys }) => keys && ![...texts.keys()].some((key) => keys.test(key)),
    )
    expect(idle).toEqual([])
  })
})

describe('brokenRules', () => {
  const noDots = {
    asks: 'an ellipsis is one character',
    fault: /\.\.\./,
    bad: 'Wait...',
    good: 'Wait…',
  }

  it('names the key, the rule and the text', () => {
    expect(brokenRules([noDots], new Map([['ui.loading', 'Wait...']]))).toEqual([
      'ui.loading: an ellipsis is one character in: Wait...',
    ])
  })

  it('exempts a text that the specification fixes, and only that text', () => {
    const key = 'blogPage.searchPlaceholder'
    expect(brokenRules([noDots], new Map([[key, 'Search articles...']]))).toEqual([])
    expect(brokenRules([noDots], new Map([[key, 'Search posts...']]))).toHaveLength(1)
  })

  it('exempts the keys that a rule excepts', () => {
    const lenient = { ...noDots, except: ['ui.loading'] }
    expect(brokenRules([lenient], new Map([['ui.loading', 'Wait...']]))).toEqual([])
  })

  it('holds a rule for some keys to those keys', () => {
    const narrow = { ...noDots, keys: /^blogPage\./ }
    const texts = new Map([
      ['ui.loading', 'Wait...'],
      ['blogPage.pageTitle', 'Notes...'],
    ])
    expect(brokenRules([narrow], texts)).toEqual([
      'blogPage.pageTitle: an ellipsis is one character in: Notes...',
    ])
  })
})
