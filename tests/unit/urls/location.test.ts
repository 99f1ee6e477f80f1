import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  detectLanguage,
  languageOfBrowser,
  languageOfPath,
} from '../../../src/i18n/detect-language.ts'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_CODES,
  type Language,
  languageEntry,
} from '../../../src/i18n/languages.ts'
import { PAGE_PATHS, pageOfPath, pagePath, resolveLocation } from '../../../src/urls/location.ts'
import { PAGES } from '../../../src/urls/pages.ts'

const anyLanguage = fc.constantFrom(...LANGUAGE_CODES)

/** Paths that come near a page of the site, or near a trap. */
const nearPath = fc
  .array(
    fc.constantFrom(
      ...LANGUAGE_CODES,
      ...PAGES,
      ...['PL', 'xx', 'nb', '/', '\\', '..', '.', '%2F', '%5C', '%2e%2e', '%E0%A4%A', '%00', '\t'],
      ...['\n', ' ', 'evil.example', 'javascript:', 'http:', '?', '#', '@', '__proto__', 'ſ', 'İ'],
    ),
    { maxLength: 8 },
  )
  .chain((segments) => fc.constantFrom('/', '', '//').map((glue) => `/${segments.join(glue)}`))

const anyPath = fc.oneof(
  nearPath,
  fc.webPath(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }).map((text) => `/${text}`),
)

describe('resolveLocation, rule by rule', () => {
  it.each<[string, string, Language, string]>([
    ['a page stays', '/pl/blog', 'pl', '/pl/blog'],
    ['a home page stays', '/pl', 'pl', '/pl'],
    ['the root is home', '/', 'pl', '/pl'],
    ['nothing at all is home', '', 'pl', '/pl'],
    ['the prefix of another language is corrected', '/de/blog', 'pl', '/pl/blog'],
    ['the language is matched in any case', '/PL/blog', 'pl', '/pl/blog'],
    ['a page is not', '/pl/BLOG', 'pl', '/pl'],
    ['a path without a language loses its first segment', '/blog', 'en', '/en'],
    ['an unknown language is removed', '/xx/blog', 'en', '/en/blog'],
    ['what then remains is no page', '/xx/de/blog', 'en', '/en'],
    ['the BCP 47 tag of Norwegian is no language of the site', '/nb/blog', 'no', '/no/blog'],
    ['an unknown page is home', '/pl/nope', 'pl', '/pl'],
    ['a path below a page is home', '/pl/blog/2024', 'pl', '/pl'],
    ['repeated slashes collapse', '//pl//blog/', 'pl', '/pl/blog'],
    ['a slash at the end is dropped', '/pl/blog/', 'pl', '/pl/blog'],
    ['slashes alone are home', '////', 'pl', '/pl'],
    ['percent-encoding is read', '/pl/%62log', 'pl', '/pl/blog'],
    ['a malformed one counts as unknown', '/pl/%E0%A4%A', 'pl', '/pl'],
    ['also where the language should stand', '/%E0%A4%A/blog', 'pl', '/pl/blog'],
    ['an encoded slash does not separate', '/pl%2Fblog', 'pl', '/pl'],
    ['nor within the rest', '/pl/for%2Fbrands', 'pl', '/pl'],
    ['another host stays outside', '//evil.example', 'pl', '/pl'],
    ['also with a backslash', '/\\evil.example', 'pl', '/pl'],
    ['also behind a tab', '/\t/evil.example', 'pl', '/pl'],
    ['also encoded', '/%2F%2Fevil.example', 'pl', '/pl'],
    ['also behind a language', '/pl//evil.example', 'pl', '/pl'],
    ['going up leads nowhere', '/pl/../../etc/passwd', 'pl', '/pl'],
    ['a name of the prototype is no page', '/__proto__/constructor', 'pl', '/pl'],
  ])('%s: %j in %s → %s', (_what, pathname, current, expected) => {
    expect(resolveLocation(pathname, current)).toBe(expected)
  })
})

describe('resolveLocation, whatever the path', () => {
  it('returns a page in the current language', () => {
    fc.assert(
      fc.property(anyPath, anyLanguage, (pathname, current) => {
        const target = resolveLocation(pathname, current)
        expect(PAGE_PATHS).toContain(target)
        expect(languageOfPath(target)).toBe(current)
      }),
      { numRuns: 2000 },
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyPath, anyLanguage, (pathname, current) => {
        const target = resolveLocation(pathname, current)
        expect(resolveLocation(target, current)).toBe(target)
      }),
    )
  })

  it('never leaves the site', () => {
    fc.assert(
      fc.property(anyPath, anyLanguage, (pathname, current) => {
        const target = resolveLocation(pathname, current)
        expect(new URL(target, 'https://duet.example').origin).toBe('https://duet.example')
      }),
    )
  })

  it('keeps the page when only the language is another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAGES), anyLanguage, anyLanguage, (page, before, current) => {
        expect(resolveLocation(pagePath(before, page), current)).toBe(pagePath(current, page))
      }),
    )
  })

  it('ignores repeated slashes', () => {
    const slashes = fc.integer({ min: 1, max: 4 }).map((count) => '/'.repeat(count))
    fc.assert(
      fc.property(fc.constantFrom(...PAGE_PATHS), anyLanguage, slashes, (path, current, more) => {
        const sloppy = `${path.replaceAll('/', more)}${more}`
        expect(resolveLocation(sloppy, current)).toBe(resolveLocation(path, current))
      }),
    )
  })
})

describe('the pages of the site', () => {
  it('have a unique path in every language', () => {
    expect(new Set(PAGE_PATHS).size).toBe(PAGES.length * LANGUAGE_CODES.length)
  })

  it.each(PAGE_PATHS)('%s names its language and its page', (path) => {
    const [, language, page = ''] = path.split('/')
    expect([languageOfPath(path), pageOfPath(path)]).toEqual([language, page])
  })

  it('reject other paths', () => {
    expect(pageOfPath('/pl/nope')).toBeNull()
    expect(languageOfPath('/blog')).toBeNull()
  })
})

describe('languageOfBrowser', () => {
  it.each<[string, string | undefined, Language | null]>([
    ['a supported language', 'fr', 'fr'],
    ['a region does not matter', 'de-AT', 'de'],
    ['nor does a script', 'ru-Cyrl-RU', 'ru'],
    ['nor case', 'PL-pl', 'pl'],
    ['nor an underscore', 'es_MX', 'es'],
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
    expect(languageOfBrowser(tag)).toBe(expected)
  })
})

describe('detectLanguage', () => {
  const everywhere = { pathname: '/pl/blog', saved: 'de', browser: 'fr-FR' }

  it('uses the URL first', () => {
    expect(detectLanguage(everywhere)).toBe('pl')
  })

  it('then the saved value', () => {
    expect(detectLanguage({ ...everywhere, pathname: '/blog' })).toBe('de')
  })

  it('then the browser', () => {
    expect(detectLanguage({ ...everywhere, pathname: '/', saved: null })).toBe('fr')
  })

  it('and defaults to English', () => {
    expect(detectLanguage({ pathname: '/', saved: null, browser: undefined })).toBe('en')
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
