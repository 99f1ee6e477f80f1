import { expect, it } from 'vitest'
import { blogSearch } from '../../src/pages/blog/blog-search.ts'

it('takes what is searched for as it stands, spaces included', () => {
  expect(blogSearch.parse({ q: ' gen z ' })).toEqual({ q: ' gen z ' })
})

it('takes a number or a word that the router has read as a value for the text it was', () => {
  expect(blogSearch.parse({ q: 2026 })).toEqual({ q: '2026' })
  expect(blogSearch.parse({ q: true })).toEqual({ q: 'true' })
})

it.each(['ai', 'cybersecurity', 'influencerMarketing', 'genZ'])(
  'knows the category %s',
  (category) => {
    expect(blogSearch.parse({ category })).toEqual({ category })
  },
)

it('has no parameter for all categories', () => {
  expect(blogSearch.parse({ category: 'all' }).category).toBeUndefined()
})

it.each(['AI', 'constructor', '', 7, null, ['ai'], { ai: true }])(
  'takes %j for no category at all',
  (category) => {
    expect(blogSearch.parse({ category }).category).toBeUndefined()
  },
)

it.each(['', null, ['a'], { a: 1 }])('takes %j for no search at all', (q) => {
  expect(blogSearch.parse({ q }).q).toBeUndefined()
})

it('keeps the good value beside a bad one', () => {
  expect(blogSearch.parse({ q: 'brief', category: 'sport' }).q).toBe('brief')
})
