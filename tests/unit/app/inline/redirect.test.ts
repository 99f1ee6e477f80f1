import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleInlineScript } from '../../../../scripts/build/inline-scripts.ts'
import { detectLanguage } from '../../../../src/i18n/detect-language.ts'
import { LANGUAGE_CODES } from '../../../../src/i18n/languages.ts'
import { resolveLocation } from '../../../../src/urls/location.ts'
import { PAGES } from '../../../../src/urls/pages.ts'

const script = await bundleInlineScript('src/app/inline/redirect.ts')

interface Visitor {
  pathname: string
  search: string
  hash: string
  saved: string | null
  browser: string | undefined
  /** Settings of the browser may forbid storage */
  forbidden: boolean
}

/** Where the script in the shell sends a visitor, the history entry of the shell replaced. */
function sentTo({ pathname, search, hash, saved, browser, forbidden }: Visitor): string[] {
  const targets: string[] = []
  const window = {
    location: { pathname, search, hash, replace: (target: string) => targets.push(target) },
    navigator: { language: browser },
    document: { currentScript: null },
    setTimeout: () => 0,
    get localStorage() {
      if (forbidden) throw new Error('SecurityError')
      return { getItem: () => saved }
    },
  }
  runInContext(script, createContext(window))
  return targets
}

const segment = fc.oneof(
  fc.constantFrom(...PAGES, ...LANGUAGE_CODES, 'PL', 'xx', '', '%E0%A4%A', '%62log', 'index.html'),
  fc.webSegment(),
)
const visitor = fc.record<Visitor>({
  pathname: fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
  search: fc.constantFrom('', '?utm_source=x&q=%20', '?type=brand'),
  hash: fc.constantFrom('', '#content'),
  saved: fc.option(fc.oneof(fc.constantFrom(...LANGUAGE_CODES), fc.string())),
  browser: fc.option(
    fc.oneof(fc.constantFrom('en-GB', 'de_AT', 'nb-NO', 'nn', 'fil', 'PL'), fc.string()),
    { nil: undefined },
  ),
  forbidden: fc.boolean(),
})

test('redirects to the page that the router would choose, once, with search and hash', () => {
  fc.assert(
    fc.property(visitor, (each) => {
      const { pathname, search, hash, browser } = each
      const saved = each.forbidden ? null : each.saved
      const language = detectLanguage({ pathname, saved, browser })
      expect(sentTo(each)).toEqual([resolveLocation(pathname, language) + search + hash])
    }),
  )
})
