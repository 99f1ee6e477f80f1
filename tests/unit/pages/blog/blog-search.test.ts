import { expect, it } from 'vitest'
import { readBlogSearch } from '../../../../src/pages/blog/blog-search.ts'

it.each([
  ['the search term is kept verbatim', { q: ' gen z ' }, { q: ' gen z ' }],
  ['an empty search term is dropped', { q: '' }, {}],
  ['a category is known', { category: 'genZ' }, { category: 'genZ' }],
  ['all categories have no parameter', { category: 'all' }, {}],
  ['a category is not known in capitals', { category: 'AI' }, {}],
  ['a name of the prototype is no category', { category: 'constructor' }, {}],
  ['the valid of two is kept', { q: 'brief', category: 'sport' }, { q: 'brief' }],
])('%s: %j', (_what, search, expected) => {
  expect(readBlogSearch(search as never)).toEqual(expected)
})
