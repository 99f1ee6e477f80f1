import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVENT_IDS } from '../../../src/content/events.ts'
import { readBlogSearch } from '../../../src/pages/blog/blog-search.ts'
import { contactSearchString, readContactSearch } from '../../../src/urls/contact-search.ts'
import { parseSearch, stringifySearch } from '../../../src/urls/search.ts'

describe('search parameters', () => {
  it.each(['', '?a=1', '?b=&a=1&a=1&a=0', '?a=1&b=&a=2', '?q=x%20y+z', '?a&b=%2f', '?q=%E0%A4%A'])(
    'are kept as they came: %s',
    (previous) => {
      expect(stringifySearch(parseSearch(previous), previous)).toBe(previous)
    },
  )

  it.each([
    [
      '?type=%62rand&ref=a%20b&type=',
      { type: 'influencer', ref: 'a b' },
      '?ref=a%20b&type=influencer',
    ],
    ['?ref=a&type=brand&ref=b', { ref: ['a', 'b'], type: undefined }, '?ref=a&ref=b'],
    ['?ref=a', { type: 'brand', ref: 'a' }, '?ref=a&type=brand'],
    ['?a=1', {}, ''],
  ])('keep what stays of %s beside %j', (previous, search, expected) => {
    expect(stringifySearch(search, previous)).toBe(expected)
  })

  const text = fc.string({ unit: 'grapheme' })
  const query = fc
    .array(fc.tuple(text, text))
    .map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''))

  it('are kept whatever they are', () => {
    fc.assert(
      fc.property(query, (previous) => {
        expect(stringifySearch(parseSearch(previous), previous)).toBe(previous)
      }),
    )
  })

  it('keep their meaning, whatever query they replace', () => {
    fc.assert(
      fc.property(query, query, (wanted, previous) => {
        const search = parseSearch(wanted)
        expect(parseSearch(stringifySearch(search, previous))).toEqual(search)
      }),
    )
  })

  it('have the first value of a repeated name where one is asked for', () => {
    const { type } = readContactSearch(parseSearch('?type=brand&type=influencer') as never)
    expect(type).toBe('brand')
    expect(readBlogSearch(parseSearch('?q=one&q=two&category=ai&category=genZ') as never)).toEqual({
      q: 'one',
      category: 'ai',
    })
  })
})

it('of a registration name no type: events are for everyone', () => {
  const [event] = EVENT_IDS
  expect(readContactSearch({ type: 'influencer', event } as never).type).toBe('general')
  expect(contactSearchString({ type: 'influencer', event })).toBe(`?event=${event}`)
})
