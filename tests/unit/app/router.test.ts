import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createAppRouter } from '../../../src/app/router.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { loadAllMessages } from '../../../src/i18n/load-messages.ts'
import { languageMachine } from '../../../src/machines/language.machine.ts'
import { PAGE_PATHS } from '../../../src/urls/location.ts'

beforeAll(loadAllMessages)

/** The site's own router at an address. */
function routerAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const [pathname = ''] = address.split('?')
  const language = createActor(languageMachine, {
    input: { pathname, saved: null, browser: undefined },
  })
  return createAppRouter({ language }, history)
}

/** The address that the router has for a page, which it writes into the address bar on load. */
const canonicalOf = (address: string) =>
  routerAt(address).buildLocation({
    to: '.',
    search: true,
    params: true,
    hash: true,
    state: true,
    _includeValidateSearch: true,
  } as never).publicHref

/** Names that pages know, with values that they do not, in every spelling. */
const name = fc.constantFrom(
  'q',
  'category',
  'type',
  'event',
  'ref',
  '%71',
  '',
  '__proto__',
  '%C5%82',
)
const value = fc.oneof(
  fc.constantFrom('', 'a', 'ai', 'all', 'bogus', 'general', 'brand', 'ai-editing', 'true', '1'),
  fc.constantFrom(
    '%20',
    '+',
    '%zz',
    '%E0%A4%A',
    '%2f',
    'constructor',
    '[]',
    '%7B%22a%22:1%7D',
    '==',
  ),
)
const pair = fc.oneof(
  fc.tuple(name, value).map((parts) => parts.join('=')),
  name,
)
const query = fc
  .array(pair, { maxLength: 6 })
  .map((pairs) => pairs.join('&'))
  .map((pairs) => pairs && `?${pairs}`)

describe('the address of a page', () => {
  it('stays as it came, whatever its parameters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAGE_PATHS), query, (path, search) => {
        expect(canonicalOf(path + search)).toBe(path + search)
      }),
      { numRuns: 500 },
    )
  })

  it('changes in its language only, when that is switched', () => {
    const languages = fc.constantFrom(...LANGUAGE_CODES)
    fc.assert(
      fc.property(languages, languages, query, (from, to, search) => {
        const router = routerAt(`/${from}/contact${search}`)
        const { publicHref } = router.buildLocation({
          to: '.',
          params: { lang: to },
          search: true,
          hash: true,
        })
        expect(publicHref).toBe(`/${to}/contact${search}`)
      }),
    )
  })
})
