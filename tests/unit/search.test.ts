import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blogSearch } from '../../src/pages/blog/blog-search.ts'
import { contactSearch } from '../../src/pages/contact/contact-search.ts'
import { parseSearch, stringifySearch } from '../../src/search.ts'

describe('search parameters', () => {
  it.each(['', '?a=1', '?a=1&a=2', '?b=&a=1&a=1&a=0', '?q=2026&q=true', '?%C5%82=%26'])(
    'are kept as they came: %s',
    (search) => {
      expect(stringifySearch(parseSearch(search))).toBe(search)
    },
  )

  it('round-trip, with the order of repeated values', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
        const search = `?${new URLSearchParams(pairs)}`
        const kept = new URLSearchParams(stringifySearch(parseSearch(search)))
        const came = new URLSearchParams(search)
        expect([...new Set(kept.keys())].sort()).toEqual([...new Set(came.keys())].sort())
        for (const name of came.keys()) expect(kept.getAll(name)).toEqual(came.getAll(name))
      }),
    )
  })

  it('of a repeated parameter the first counts', () => {
    const { type } = contactSearch(parseSearch('?type=brand&type=influencer') as never)
    expect(type).toBe('brand')
    expect(blogSearch(parseSearch('?q=one&q=two&category=ai&category=genZ') as never)).toEqual({
      q: 'one',
      category: 'ai',
    })
  })
})
