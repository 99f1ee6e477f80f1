import { expect, it } from 'vitest'
import { blogSearch } from '../../../../src/pages/blog/blog-search.ts'
import type { Search } from '../../../../src/search.ts'

/** What the page makes of search parameters, whatever their text. */
const read = (search: Search) => blogSearch(search as never)

it('takes what is searched for as it stands, spaces included', () => {
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

it.each(['AI', 'constructor', '', '7'])('takes %j for no category at all', (category) => {
  expect(read({ category }).category).toBeUndefined()
})

it('takes an empty text for no search at all', () => {
  expect(read({ q: '' }).q).toBeUndefined()
})

it('keeps the good value beside a bad one', () => {
  expect(read({ q: 'brief', category: 'sport' }).q).toBe('brief')
})
