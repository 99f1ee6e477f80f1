import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../scripts/i18n/texts.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { DICTIONARIES } from '../../support/texts.ts'
import { brokenRules, mendFaults, rule } from './text-rule.ts'
import { EVERYWHERE, TYPOGRAPHY } from './typography.ts'
import { WORDING } from './wording.ts'

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

  it.each(rulesOf(language))('finds a text that breaks the rule: $asks', ({ fault, bad }) => {
    expect(bad).toMatch(fault)
  })

  it.each(rulesOf(language).filter(({ mend }) => mend))(
    'mends a text that breaks the rule: $asks',
    ({ asks, fault, bad, mend }) => {
      expect(mendFaults([rule(asks, fault, bad, mend)], '', bad)).not.toMatch(fault)
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

it('a broken rule is reported with its place, and with what cannot be seen', () => {
  const rules = [rule('no space', /\s/, ''), rule('no soft hyphen', /\u00AD/, '')]
  expect(brokenRules(rules, new Map([['key', 'o a\u00ADo\u00A0x']]))).toEqual([
    'key: no space in: o▶␣◀a\u00ADo▶⟨U+00A0⟩◀x',
    'key: no soft hyphen in: o a▶⟨U+00AD⟩◀o\u00A0x',
  ])
})
