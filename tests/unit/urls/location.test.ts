import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageOfPath } from '../../../src/i18n/detect-language.ts'
import { LANGUAGE_CODES, type Language } from '../../../src/i18n/languages.ts'
import { PAGE_PATHS, pagePath, resolveLocation, slugOfPath } from '../../../src/urls/location.ts'
import { PAGE_SLUGS } from '../../../src/urls/pages.ts'
import { anyPath } from '../../support/paths.ts'

const anyLanguage = fc.constantFrom(...LANGUAGE_CODES)

describe('resolveLocation, rule by rule', () => {
  it.each<[string, string, Language, string]>([
    ['a page stays', '/pl/blog', 'pl', '/pl/blog'],
    ['the root is home', '/', 'pl', '/pl'],
    ['nothing at all is home', '', 'pl', '/pl'],
    ['the prefix of another language is corrected', '/de/blog', 'pl', '/pl/blog'],
    ['the language is matched in any case', '/PL/blog', 'pl', '/pl/blog'],
    ['a page is matched in its own case only', '/pl/BLOG', 'pl', '/pl'],
    ['a path without a language loses its first segment', '/blog', 'en', '/en'],
    ['an unknown language is removed', '/xx/blog', 'en', '/en/blog'],
    ['what remains after an unknown language is no page', '/xx/de/blog', 'en', '/en'],
    ['the BCP 47 tag of Norwegian is no language of the site', '/nb/blog', 'no', '/no/blog'],
    ['an unknown page is home', '/pl/nope', 'pl', '/pl'],
    ['a path below a page is home', '/pl/blog/2024', 'pl', '/pl'],
    ['a path below a post is home', '/pl/blog/ghost-followers/2', 'pl', '/pl'],
    ['an encoded slash does not lead to a post', '/pl/blog%2Fghost-followers', 'pl', '/pl'],
    ['repeated slashes collapse', '//pl//blog/', 'pl', '/pl/blog'],
    ['a slash at the end is dropped', '/pl/blog/', 'pl', '/pl/blog'],
    ['slashes alone are home', '////', 'pl', '/pl'],
    ['percent-encoding is read', '/pl/%62log', 'pl', '/pl/blog'],
    ['a malformed page counts as unknown', '/pl/%E0%A4%A', 'pl', '/pl'],
    ['a malformed language is removed', '/%E0%A4%A/blog', 'pl', '/pl/blog'],
    ['an encoded slash does not separate', '/pl%2Fblog', 'pl', '/pl'],
    ['an encoded slash stands for no hyphen of a page', '/pl/for%2Fbrands', 'pl', '/pl'],
    ['another host behind two slashes stays outside', '//evil.example', 'pl', '/pl'],
    ['another host behind a backslash stays outside', '/\\evil.example', 'pl', '/pl'],
    ['another host behind a tab stays outside', '/\t/evil.example', 'pl', '/pl'],
    ['another host behind encoded slashes stays outside', '/%2F%2Fevil.example', 'pl', '/pl'],
    ['another host behind a language stays outside', '/pl//evil.example', 'pl', '/pl'],
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

  it('keeps the page when only the language is another', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAGE_SLUGS),
        anyLanguage,
        anyLanguage,
        (page, before, current) => {
          expect(resolveLocation(pagePath(before, page), current)).toBe(pagePath(current, page))
        },
      ),
    )
  })
})

describe('the pages of the site', () => {
  it.each(PAGE_PATHS)('%s names its language and its page', (path) => {
    const [, language, ...address] = path.split('/')
    expect([languageOfPath(path), slugOfPath(path)]).toEqual([language, address.join('/')])
  })

  it('reject other paths', () => {
    expect(slugOfPath('/pl/nope')).toBeNull()
    expect(slugOfPath('/pl/blog/nope')).toBeNull()
    expect(slugOfPath('/pl/blog/keep-your-account/more')).toBeNull()
    expect(languageOfPath('/blog')).toBeNull()
  })
})
