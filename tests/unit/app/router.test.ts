import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createAppRouter } from '../../../src/app/router.ts'
import { loadAllTexts } from '../../../src/i18n/load-texts.ts'
import { languageActorAt } from '../../../src/machines/language.machine.ts'
import { PAGE_PATHS } from '../../../src/urls/location.ts'

beforeAll(loadAllTexts)

/** The address that the site's own router has for a page, which it writes into the address bar on load. */
function canonicalOf(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const [pathname = ''] = address.split('?')
  const language = languageActorAt(pathname)
  return createAppRouter({ language }, history).buildLocation({
    to: '.',
    search: true,
    params: true,
    hash: true,
    state: true,
    _includeValidateSearch: true,
  } as never).publicHref
}

/** Names that pages know, with values that they do not, in every spelling. */
const name = fc.constantFrom(
  ...['q', 'category', 'type', 'event', 'ref', '%71', '', '__proto__', '%C5%82'],
)
const value = fc.constantFrom(
  ...['', 'a', 'ai', 'all', 'bogus', 'general', 'brand', 'ai-editing', 'true', '1', 'constructor'],
  ...['%20', '+', '%zz', '%E0%A4%A', '%2f', '[]', '%7B%22a%22:1%7D', '=='],
)
const pair = fc.oneof(
  fc.tuple(name, value).map((parts) => parts.join('=')),
  name,
)
const query = fc
  .array(pair, { maxLength: 6 })
  .map((pairs) => pairs.join('&'))
  .map((pairs) => pairs && `?${pairs}`)

it('the router leaves the address of a page unchanged, whatever its parameters', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAGE_PATHS), query, (path, search) => {
      expect(canonicalOf(path + search)).toBe(path + search)
    }),
    { numRuns: 500 },
  )
})
