import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage, languageOfTag } from '../../../src/i18n/detect-language.ts'
import { isLanguage, type Language } from '../../../src/i18n/languages.ts'
import { anyPath } from '../../support/paths.ts'

describe('languageOfTag', () => {
  it.each<[string, string | undefined, Language | null]>([
    ['a supported language', 'fr', 'fr'],
    ['a region does not matter', 'de-AT', 'de'],
    ['a script does not matter', 'ru-Cyrl-RU', 'ru'],
    ['case does not matter', 'PL-pl', 'pl'],
    ['an underscore is a hyphen', 'es_MX', 'es'],
    ['Bokmål is Norwegian', 'nb-NO', 'no'],
    ['Nynorsk is Norwegian', 'nn', 'no'],
    ['Norwegian is Norwegian', 'no', 'no'],
    ['Filipino is not Finnish, and neither is here', 'fil', null],
    ['Polish is not the first letters of another tag', 'plt', null],
    ['a language that is not offered', 'it-IT', null],
    ['a name of the prototype', 'constructor', null],
    ['nothing', '', null],
    ['no answer at all', undefined, null],
  ])('%s: %j → %j', (_what, tag, expected) => {
    expect(languageOfTag(tag)).toBe(expected)
  })
})

describe('detectLanguage', () => {
  const everywhere = { pathname: '/pl/blog', saved: 'de', browser: 'fr-FR' }

  it.each([
    ['the language of the URL', {}, 'pl'],
    ['the saved language where the URL has none', { pathname: '/blog' }, 'de'],
    ['the language of the browser where none is saved', { pathname: '/', saved: null }, 'fr'],
    [
      'English where nothing says another',
      { pathname: '/', saved: null, browser: undefined },
      'en',
    ],
  ])('uses %s', (_what, changes, expected) => {
    expect(detectLanguage({ ...everywhere, ...changes })).toBe(expected)
  })

  it.each(['PL', 'pl-PL', 'xx', '', ' pl', '"pl"', '{}', '__proto__'])(
    'ignores a saved value that is no code: %j',
    (saved) => {
      expect(detectLanguage({ pathname: '/', saved, browser: 'es' })).toBe('es')
    },
  )

  it('returns a language for any input', () => {
    const anything = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(
        fc.record({
          pathname: anyPath,
          saved: fc.option(anything),
          browser: fc.option(anything, { nil: undefined }),
        }),
        (sources) => {
          expect(isLanguage(detectLanguage(sources))).toBe(true)
        },
      ),
    )
  })
})
