import { expect, it } from 'vitest'
import { readBlogSearch } from '../../../../src/pages/blog/blog-search.ts'
import type { Search } from '../../../../src/urls/search.ts'

/** What the page makes of search parameters, whatever their text. */
const read = (search: Search) => readBlogSearch(search as never)

it('keeps the search term verbatim', () => {
  expect(read({ q: ' gen z ' })).toEqual({ q: ' gen z ' })
})

it.each(['ai', 'cybersecurity', 'influencerMarketing', 'genZ'])(
  'knows the category %s',
  (category) => {
    expect(read({ category })).toEqual({ category })
  },
)

it('has no parameter for all categories', () => {
  expect(read({ category: 'all' }).category).toBeUndefined()
})

it.each(['AI', 'constructor', '', '7'])('drops the category %j', (category) => {
  expect(read({ category }).category).toBeUndefined()
})

it('drops an empty search term', () => {
  expect(read({ q: '' }).q).toBeUndefined()
})

it('keeps the valid of two parameters', () => {
  expect(read({ q: 'brief', category: 'sport' }).q).toBe('brief')
})
